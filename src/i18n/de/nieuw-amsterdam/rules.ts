import type { RuleFacts, RulesSource } from '../../nieuw-amsterdam';
import { alternatives, counted } from '../grammar';
import { amount } from './names';

const columnSizes = ({ columns }: RuleFacts): string => columns.map(({ tiles }) => tiles).join(', ');
const largestColumn = ({ columns }: RuleFacts): number => Math.max(...columns.map(({ tiles }) => tiles));
const smallestColumn = ({ columns }: RuleFacts): number => Math.min(...columns.map(({ tiles }) => tiles));
const allTiles = ({ tiles }: RuleFacts): number => tiles.city + tiles.land + tiles.trade;
const sites = ({ dockRoom }: RuleFacts): number => dockRoom.length - 1;
const lastScore = ({ landScore }: RuleFacts): number => landScore[landScore.length - 1] ?? 0;
const fursLaid = ({ traders }: RuleFacts): number =>
  traders.top.furs + traders.middle.furs + traders.bottom.furs;

/** "3, 6 oder 9" */
const prices = ({ blackMarketPrice, mostBlackFurs }: RuleFacts): string =>
  alternatives(Array.from({ length: mostBlackFurs }, (_, index) => blackMarketPrice * (index + 1)));
const numbers = ({ mostBlackFurs }: RuleFacts): string =>
  alternatives(Array.from({ length: mostBlackFurs }, (_, index) => index + 1));

/** After "in" and "nach", in the dative. */
const rounds = counted('Runde', 'Runden');

const setupRules = {
  'NA-S1': {
    title: 'Am Tisch und im Vorrat',
    text: (facts: RuleFacts) =>
      `Es spielen ${facts.seats.min} bis ${facts.seats.max} Personen, jede in einer Farbe. Zu Beginn hat jede ` +
      `${amount.buildings(facts.buildings)}, ${amount.coins(facts.start.coins)}, ${amount.goods(facts.start.goods)}, ` +
      `${amount.timber(facts.start.timber)}, ${amount.corn(facts.start.corn)}, ${amount.furs(facts.start.furs)}, offen ` +
      'gezogen, und noch keine Siegpunkte (SP). Münzen, Waren, Holz und Getreide gehen in der Bank nie aus. ' +
      'Ein Gebäude hat drei Namen: in der Stadt Geschäft, auf dem Land Haus, an der Werft Lagerhaus.',
  },
  'NA-S2': {
    title: 'Die Werft',
    text: (facts: RuleFacts) =>
      `Zu jeder Farbe gehört eine Werft mit Platz für ${amount.warehouses(sites(facts))}, und neben jedem liegt ein ` +
      `Anlegeplatz. Ein Lagerhaus steht schon: Sein Anlegeplatz fasst ${amount.goods(facts.dockRoom[1] ?? 0)}. Sind ` +
      `alle ${sites(facts)} gebaut, ist Raum für ${amount.goods(facts.dockRoom[sites(facts)] ?? 0)}. Ohne Lagerhaus ` +
      'fasst ein Anlegeplatz nichts.',
  },
  'NA-S3': {
    title: 'Felle',
    text: (facts: RuleFacts) =>
      `Fünf Sorten gibt es: Biber, Nerz, Otter, Bisamratte und Luchs, ${facts.fursOfEachType} von jeder, verdeckt ` +
      `gemischt. Haben alle ihre ${facts.start.furs} gezogen, kommen ${fursLaid(facts)} offen zu den drei Händlern der ` +
      `Lenape: ${facts.traders.top.furs} nach oben, ${facts.traders.middle.furs} in die Mitte, ` +
      `${facts.traders.bottom.furs} nach unten.`,
  },
  'NA-S4': {
    title: 'Der Fluss',
    text: (facts: RuleFacts) =>
      `Am Fluss liegen ${facts.camps} Dörfer der Lenape, und jedem gegenüber eine Uferzone für Handelsposten. Alle ` +
      'Langhäuser stehen anfangs in Dorf 1, alle Handelsposten in Uferzone 1. Wie viele Plätze im Spiel sind, ' +
      'hängt davon ab, wie viele mitspielen. Zwischen einem Dorf und dem nächsten liegt ein Boot, auf dem steht, ' +
      'wie viel Getreide die Fahrt kostet.',
  },
  'NA-S5': {
    title: 'Land und Schiffe',
    text: (facts: RuleFacts) =>
      `Oben auf dem Landstapel liegen, gemischt, die ${facts.cardsPerDecade} Karten der 1620er, darunter die ` +
      `${facts.cardsPerDecade} der 1630er. Beim Stapel der Schiffe ist es ebenso.`,
  },
  'NA-S6': {
    title: 'Wer beginnt',
    text: () =>
      'Wer beginnt, bestimmt der Tisch oder das Los. Dorthin kommt Reihenfolgemarker 1; 2, 3 und so weiter folgen ' +
      'im Uhrzeigersinn.',
  },
  'NA-S7': {
    title: 'Die ersten Geschäfte',
    text: (facts: RuleFacts) =>
      'Reihum setzen alle ein Gebäude in einen Bezirk ihrer Wahl, dann noch einmal, bis alle ' +
      `${amount.businesses(facts.firstBusinesses)} haben. Das kostet nichts.`,
  },
};

const preparationRules = {
  'NA-P1': {
    title: 'Neues Land, neue Schiffe',
    text: (facts: RuleFacts) =>
      'Was aus der letzten Runde noch ausliegt, scheidet aus. Dann werden ' +
      `${facts.cardsOnOffer} Landkarten und ${facts.cardsOnOffer} Schiffe aufgedeckt.`,
  },
  'NA-P2': {
    title: 'Neue Felle',
    text: () =>
      'Leere Plätze bei den Händlern füllen sich aus dem Fellstapel: zuerst unten, dann in der Mitte, dann oben. ' +
      'Was schon liegt, bleibt liegen. Erst wenn ein Fell gebraucht wird und der Stapel leer ist, wird die Ablage ' +
      'zu einem neuen Stapel gemischt. Reicht auch das nicht, bleiben Plätze frei, und ein Händler mit weniger ' +
      'Fellen verlangt trotzdem den vollen Preis.',
  },
  'NA-P3': {
    title: 'Die Geldkassette',
    text: (facts: RuleFacts) =>
      `Die ${allTiles(facts)} Aktionsplättchen (${facts.tiles.city} Stadt, ${facts.tiles.land} Land, ` +
      `${facts.tiles.trade} Handel) werden gemischt und offen ausgelegt, in Spalten zu ${columnSizes(facts)}. Unter ` +
      'manchen Spalten liegen Bonusmünzen.',
  },
};

const auctionRules = {
  'NA-A1': {
    title: 'Die Wahl der Spalte',
    text: () =>
      'Unter allen, die in dieser Runde noch keine Spalte haben, wählt, wer den kleinsten Reihenfolgemarker hat: ' +
      'Der Marker kommt auf eine beliebige freie Spalte, und es folgt das erste Gebot. 0 ist erlaubt.',
  },
  'NA-A2': {
    title: 'Ein Gebot für jede Person',
    text: () =>
      'Danach haben die übrigen ohne Spalte der Reihe nach genau eine Gelegenheit: das bisher höchste Gebot ' +
      'überbieten oder passen.',
  },
  'NA-A3': {
    title: 'Was ein Gebot ist',
    text: () =>
      'Geboten wird bloß eine Zahl. Münzen, Felle, Waren, Holz und Getreide zählen gleich viel, jedes Stück eins. ' +
      'Womit bezahlt wird, entscheidet sich erst nach dem Gewinn. Mehr zu bieten, als man besitzt, geht nicht.',
  },
  'NA-A4': {
    title: 'Bezahlen',
    text: () =>
      'Das höchste Gebot gewinnt und wird genau bezahlt, in beliebiger Mischung. Erst danach gibt es die ' +
      'Plättchen und die Bonusmünzen der Spalte; zum Bezahlen kommen sie zu spät. Bezahlte Felle wandern in die Ablage.',
  },
  'NA-A5': {
    title: 'Der Reihenfolgemarker',
    text: () =>
      'Zur Spalte gehört auch der Marker, der auf ihr liegt. Hat jemand anderes die Spalte gewählt, geht der ' +
      'eigene Marker dorthin: Die beiden tauschen ihre Plätze in der Reihenfolge.',
  },
  'NA-A6': {
    title: 'Wer übrig bleibt',
    text: () =>
      'So geht es weiter, bis nur noch eine Person ohne Spalte ist. Sie sucht sich eine freie aus, samt ' +
      'Bonusmünzen, zahlt nichts und behält ihren Marker.',
  },
  'NA-A7': {
    title: 'Zu zweit',
    text: (facts: RuleFacts) =>
      `Zu zweit muss die gewählte Spalte ${amount.tiles(largestColumn(facts))} haben. Wer die Auktion verliert, ` +
      `bekommt umsonst eine mit ${amount.tiles(smallestColumn(facts))}.`,
  },
  'NA-A8': {
    title: 'Übrige Spalten',
    text: () =>
      'Plättchen aus Spalten, die niemand wollte, ruhen bis zur nächsten Runde. Dann werden sie wieder mitgemischt.',
  },
};

const actionRules = {
  'NA-X1': {
    title: 'Ein Zug',
    text: () =>
      'Stadt, Land, Handel: In jedem dieser drei Schritte kommen alle einmal an die Reihe. Jedes passende Plättchen ' +
      'ist eine Aktion wert, dazu kommt eine Sonderaktion, und die Abfolge ist frei.',
  },
  'NA-X2': {
    title: 'Auf ein Plättchen verzichten',
    text: (facts: RuleFacts) =>
      `Ein Plättchen, das nichts nützt, wird abgelegt und bringt ${amount.coins(facts.passCoins)}.`,
  },
  'NA-X3': {
    title: 'Auf die Sonderaktion verzichten',
    text: (facts: RuleFacts) =>
      `Auch der Verzicht auf die Sonderaktion eines Schritts bringt ${amount.coins(facts.passCoins)}. Ohne Plättchen ` +
      'bleibt immer noch die Sonderaktion oder eben die Münze dafür.',
  },
  'NA-X4': {
    title: 'Den Zug beenden',
    text: (facts: RuleFacts) =>
      'Ein Zug endet erst, wenn er beendet wird. Für jedes Plättchen, das dann noch da ist, und für die ungenutzte ' +
      `Sonderaktion gibt es ${amount.coins(facts.passCoins)}.`,
  },
};

const cityRules = {
  'NA-C1': {
    title: 'Geschäfte bauen',
    text: (facts: RuleFacts) =>
      `Setze 1 bis ${facts.mostBusinesses} Gebäude als Geschäfte in die Stadt, alle in einen Bezirk oder verteilt, je ` +
      `${amount.timber(facts.timberPerBuilding)}. Denk an die Versorgung: Jedes Geschäft verbraucht in jeder Runde ` +
      'Getreide.',
  },
  'NA-C2': {
    title: 'Wahlen abhalten',
    text: (facts: RuleFacts) =>
      `Jede Mehrheit bringt dir ${amount.vp(facts.electionVp.majority)}, jeder Gleichstand an der Spitze ` +
      `${amount.vp(facts.electionVp.tied)}. Die Mehrheit hast du mit mehr Geschäften als alle anderen; ein ` +
      'Gleichstand heißt, dass du mindestens eins hast und niemand mehr als du. Die anderen gehen dabei leer aus.',
  },
};

const landRules = {
  'NA-L1': {
    title: 'Land erwerben',
    text: () =>
      'Nimm ein beliebiges Land aus dem Angebot und füge es rechts an deine Reihe an. Gerodet ist es noch nicht: ' +
      'Erst braucht es seine Häuser.',
  },
  'NA-L2': {
    title: 'Die Lenape werden verdrängt',
    text: () =>
      'Mit jedem erworbenen Land muss ein Langhaus weichen, und zwar aus dem bewohnten Dorf, das der Stadt am ' +
      'nächsten liegt. Es kommt ins nächste Dorf flussaufwärts; ist dort nichts frei, scheidet es aus. Das letzte ' +
      'Langhaus im letzten Dorf bleibt stehen.',
  },
  'NA-L3': {
    title: 'Land roden',
    text: (facts: RuleFacts) =>
      'Rode alles ungerodete Land, auf dem jedes Haus steht; eins muss es wenigstens sein. Du bekommst das ' +
      'aufgedruckte Holz von jedem. Punkte bringt nur eins, und zwar von den eben gerodeten das am weitesten rechts, ' +
      `je nach Platz in der Reihe: ${facts.landScore.join(', ')} SP, und ${lastScore(facts)} auf jedem weiteren Platz. Von nun an trägt ` +
      'dieses Land Getreide.',
  },
};

const tradeRules = {
  'NA-T1': {
    title: 'Mit den Lenape handeln',
    text: ({ traders }: RuleFacts) =>
      `Gib einem der drei Händler Waren. Unten gibt es alle Felle für ${amount.goods(traders.bottom.price)}, in der ` +
      `Mitte alle für ${amount.goods(traders.middle.price)}. Oben suchst du dir 1 bis ${traders.top.furs} aus, je ` +
      `${amount.goods(traders.top.price)}.`,
  },
  'NA-T2': {
    title: 'Die Reise',
    text: () =>
      'Steht deinem Handelsposten ein Langhaus gegenüber, kommen die Felle zu dir. Wenn nicht, führt der Weg ' +
      'flussaufwärts bis zum nächsten bewohnten Dorf: Zahle das Getreide aller Boote dazwischen, einmal für jeden ' +
      'Handel. Fehlt das Getreide, fällt der Handel aus.',
  },
  'NA-T3': {
    title: 'Felle verschiffen',
    text: ({ vpByFurType: [first, second, further] }: RuleFacts) =>
      'Such dir ein Schiff aus und lade genau so viele Felle, wie es verlangt. Am meisten lohnt eine einzige Sorte: ' +
      `${amount.vp(first)} für jedes Fell der ersten Sorte, ${second} für die zweite, ${further} für jede weitere, und ` +
      'gerechnet wird zu deinem Vorteil. Du erhältst die Münzen des Schiffs und behältst die Karte; sie bringt in ' +
      'jeder Runde Waren. Die Felle kommen in die Ablage.',
  },
};

const specialRules = {
  'NA-D0': {
    title: 'Die Gebühr',
    text: (facts: RuleFacts) =>
      'In jedem Schritt steht dir die Sonderaktion eines Bezirks offen. Sie kostet ' +
      `${amount.coins(facts.specialFee)}, außer du hast dort die Mehrheit oder einen Gleichstand an der Spitze. Was sie ` +
      'sonst kostet, kommt hinzu. Die Gebühr ist zuerst fällig; ein Verkauf kann sie also nicht decken.',
  },
  'NA-D1': {
    title: 'Holzfäller',
    text: (facts: RuleFacts) =>
      `Kaufe oder verkaufe Holz, so viel du magst, je ${amount.coins(facts.coinsPerUnit)}. Beides zugleich geht nicht.`,
  },
  'NA-D2': {
    title: 'Getreidespeicher',
    text: (facts: RuleFacts) =>
      `Kaufe oder verkaufe Getreide, so viel du magst, je ${amount.coins(facts.coinsPerUnit)}. Beides zugleich geht ` +
      'nicht.',
  },
  'NA-D3': {
    title: 'Hafen',
    text: (facts: RuleFacts) =>
      `Für ${amount.timber(facts.timberPerBuilding)} baust du an deiner Werft das nächste Lagerhaus, und sein ` +
      `Anlegeplatz ist sofort offen. Eins je Sonderaktion, ${sites(facts)} im Ganzen.`,
  },
  'NA-D4': {
    title: 'Schreiner',
    text: (facts: RuleFacts) =>
      `Baue 1 bis ${amount.houses(facts.mostHouses)} auf dein Land, je ${amount.timber(facts.timberPerBuilding)}. Die ` +
      'Bauplätze füllen sich streng von links nach rechts.',
  },
  'NA-D5': {
    title: 'Schwarzmarkt',
    text: (facts: RuleFacts) =>
      `Sag ${numbers(facts)} Felle an, zahle ${prices(facts)} in Münzen und Waren, gemischt nach Belieben, und zieh sie ` +
      'erst dann blind vom Stapel. Mehr, als Stapel und Ablage zusammen hergeben, darfst du nicht ansagen.',
  },
  'NA-D6': {
    title: 'Handelsgesellschaft',
    text: (facts: RuleFacts) =>
      `Für ${amount.timber(facts.timberPerPost)} rückt dein Handelsposten flussaufwärts in die nächste Uferzone mit ` +
      'freiem Platz; volle überspringt er. Über das fernste bewohnte Dorf kommt er nie hinaus: Liegt der nächste ' +
      'freie Platz dahinter, bleibt er stehen.',
  },
  'NA-D7': {
    title: 'Gebäude im Vorrat',
    text: (facts: RuleFacts) =>
      `Deine ${amount.buildings(facts.buildings)} müssen für alles reichen. Ist keins mehr im Vorrat, kannst du nicht ` +
      'bauen. Ein geschlossenes Geschäft kommt zu dir zurück.',
  },
};

const incomeRules = {
  'NA-I1': {
    title: 'Ernte',
    text: () => 'Alle bekommen das Getreide, das auf ihrem gerodeten Land steht.',
  },
  'NA-I2': {
    title: 'Versorgung',
    text: (facts: RuleFacts) =>
      `Jedes Geschäft kostet ${amount.corn(facts.cornPerBusiness)}. Reicht es nicht, geht alles Getreide weg, und für ` +
      'jedes fehlende schließt ein Geschäft nach eigener Wahl und kostet ' +
      `${amount.vp(facts.vpPerClosed)}; unter 0 fällt niemand. Trifft es mehrere, wählen sie der Reihe nach.`,
  },
  'NA-I3': {
    title: 'Waren',
    text: () =>
      'Alle bekommen die Waren, die auf ihren Schiffen stehen, soweit auf den Anlegeplätzen Raum ist. Der Rest ist ' +
      'verloren.',
  },
  'NA-I4': {
    title: 'Münzen',
    text: (facts: RuleFacts) =>
      `Jeder Bezirk mit eigenem Geschäft bringt ${amount.coins(facts.coinPerDistrict)}, und wo man die Mehrheit hat, ` +
      `${facts.coinPerMajority} mehr. Ein Gleichstand zählt hier nicht.`,
  },
};

const endRules = {
  'NA-E1': {
    title: 'Letzte Wahlen',
    text: (facts: RuleFacts) =>
      `Nach ${rounds(facts.rounds)} zählt die Stadt noch einmal, und zwar für alle: jede Mehrheit ` +
      `${amount.vp(facts.electionVp.majority)}, jeder Gleichstand ${facts.electionVp.tied}.`,
  },
  'NA-E2': {
    title: 'Noch nicht gerodetes Land',
    text: () =>
      'Such am weitesten rechts das Land, auf dem alle Häuser stehen. Ist es noch ungerodet, bringt es die Punkte seines ' +
      'Platzes, genau wie beim Roden.',
  },
  'NA-E3': {
    title: 'Was übrig ist',
    text: (facts: RuleFacts) =>
      `Jedes übrige Fell bringt ${amount.vp(facts.vpPerFur)}. Waren, Getreide, Holz und Münzen kommen auf einen Haufen: ` +
      `1 SP für je ${facts.resourcesPerVp}. Was nicht aufgeht, verfällt.`,
  },
  'NA-E4': {
    title: 'Sieg',
    text: () => 'Die meisten SP gewinnen. Liegen mehrere gleichauf, teilen sie sich den Sieg.',
  },
};

export const rules: RulesSource = {
  title: 'Die Regeln von Nieuw Amsterdam',
  overview: (facts) => ({
    title: 'In zwei Minuten erklärt',
    paragraphs: [
      'Du spielst eine Patronin oder einen Patron mit großem Grundbesitz in der niederländischen Kolonie am Hudson. In ' +
        `${rounds(facts.rounds)} baust du Geschäfte in der Stadt, bestellst Land und handelst mit Fellen. Wer am Ende die ` +
        'meisten Siegpunkte (SP) hat, gewinnt.',
      'Jede Runde beginnt mit einer Auktion. Die Aktionsplättchen liegen in Spalten, und bieten kannst du mit allem, ' +
        'was dir gehört: Münzen, Fellen, Waren, Holz, Getreide. Jede Person bekommt genau eine Spalte je Runde, die ' +
        'letzte umsonst. Mit der Spalte wechselt auch der Platz in der Reihenfolge.',
      'Dann kommen die Plättchen dran: erst alle für die Stadt, dann fürs Land, dann für den Handel. In jedem dieser ' +
        'drei Schritte darfst du außerdem einen Bezirk der Stadt nutzen. Das kostet eine Münze, außer du führst dort.',
      `Mit Stadtplättchen baust du Geschäfte oder hältst Wahlen ab: ${amount.vp(facts.electionVp.majority)} für jeden ` +
        `Bezirk, in dem du die meisten Geschäfte hast, ${facts.electionVp.tied} bei Gleichstand.`,
      'Mit Landplättchen erwirbst oder rodest du Land. Vor dem Roden müssen die Häuser stehen. Gerodetes Land bringt ' +
        'Punkte, je weiter rechts in deiner Reihe, desto mehr, und von da an Getreide. Jedes neue Land verdrängt ein ' +
        'Langhaus der Lenape flussaufwärts, und das Handeln wird für alle teurer.',
      'Mit Handelsplättchen tauschst du bei den Lenape Waren gegen Felle oder belädst Schiffe. Felle derselben Sorte ' +
        `zählen am meisten: je ${amount.vp(facts.vpByFurType[0])}.`,
      `Zum Schluss der Runde bringt dein Land Getreide, und jedes Geschäft verbraucht ${facts.cornPerBusiness}. Was du ` +
        `nicht versorgen kannst, schließt und kostet ${amount.vp(facts.vpPerClosed)}. Schiffe bringen Waren, Bezirke Münzen.`,
      'Wenn du nicht weiterweißt: Tippe etwas an, und du siehst, was es brächte oder warum es nicht geht. Nichts gilt, ' +
        'bevor du es bestätigst.',
    ],
  }),
  sections: {
    S: { title: 'Aufbau', intro: 'Das meiste legt die App aus. Zwei Entscheidungen bleiben dem Tisch.' },
    P: { title: 'Vorbereitung', intro: 'Die Schritte 1 bis 3 einer Runde. Die App erledigt sie.' },
    A: { title: 'Auktion', intro: 'Schritt 4: Alle kommen zu einer Spalte mit Aktionsplättchen.' },
    X: { title: 'Aktionen', intro: 'Die Schritte 5 bis 7: wozu die Plättchen gut sind.' },
    C: { title: 'Stadt', intro: 'Ein Stadtplättchen kann eins von beidem.' },
    L: { title: 'Land', intro: 'Ein Landplättchen erwirbt Land oder rodet es.' },
    T: { title: 'Handel', intro: 'Ein Handelsplättchen beschafft Felle oder verschifft sie.' },
    D: {
      title: 'Sonderaktionen',
      intro: 'Eine in jedem Schritt, in einem Bezirk deiner Wahl, mit oder ohne Plättchen.',
    },
    I: { title: 'Versorgung und Einkommen', intro: 'Die Schritte 8 bis 11, für alle zugleich.' },
    E: { title: 'Ende', intro: 'Drei letzte Wertungen, dann steht fest, wer gewinnt.' },
  },
  rules: {
    ...setupRules,
    ...preparationRules,
    ...auctionRules,
    ...actionRules,
    ...cityRules,
    ...landRules,
    ...tradeRules,
    ...specialRules,
    ...incomeRules,
    ...endRules,
  },
  history: {
    title: 'Was das Spiel nicht zeigt',
    paragraphs: [
      'Das Land um die Mündung des Hudson heißt Lenapehoking, Heimat der Lenape. Seit vielen Generationen lebten, ' +
        'pflanzten, fischten und handelten sie dort, als die Niederländische Westindien-Kompanie in den 1620er Jahren ' +
        'Nieuw Amsterdam gründete.',
      'In diesem Spiel weicht ein Langhaus flussaufwärts, sobald jemand Land nimmt. Die Regel ist leise; was geschah, ' +
        'war es nicht. Was die Niederländer für einen Kauf hielten, war für die Lenape wohl etwas anderes: die ' +
        'Erlaubnis, das Land mit zu nutzen. Krankheit, Schulden, Druck und Krieg taten das Übrige. In einer einzigen ' +
        'Nacht im Februar 1643 töteten Soldaten der Kolonie mehr als hundert Menschen, auch Frauen und Kinder, die bei ' +
        'Pavonia und Corlears Hook Zuflucht gesucht hatten.',
      'Gebaut wurde die Stadt auch von Menschen, die die Kompanie seit den 1620er Jahren als Sklaven hielt, die meisten ' +
        'aus Afrika verschleppt. Im Spiel kommen sie gar nicht vor. Und der Fellhandel machte den Biber an den Flüssen ' +
        'binnen weniger Jahrzehnte selten.',
      'Das Spiel erzählt von alldem nur eine Seite: Wer spielt, spielt die Kolonie, und die Lenape haben keinen Platz ' +
        'am Tisch. Das ist eine Grenze des Spiels und kein Bild der Vergangenheit.',
      'Die Lenape gibt es noch. Zu ihren Nationen gehören heute die Delaware Nation und der Delaware Tribe of Indians ' +
        'in Oklahoma, die Stockbridge-Munsee Community in Wisconsin sowie die Munsee-Delaware Nation und die Delaware ' +
        'Nation at Moraviantown in Ontario.',
    ],
  },
  sources: {
    title: 'Woher diese Regeln kommen',
    paragraphs: [
      'Die Regeln folgen mehreren Ausgaben des Regelhefts, neu erzählt in eigenen Worten.',
      'Wo keiner der uns bekannten Texte einen Wert nennt, haben wir einen gewählt, der zu allen Beispielen passt: bei ' +
        'den meisten Land- und Schiffskarten, den Bonusmünzen zweier Spalten, dem letzten Anlegeplatz und den Dörfern ' +
        'und Uferzonen weiter oben am Fluss. Diese Werte können sich ändern, wenn viele Partien gezeigt haben, was ' +
        'gerecht ist.',
    ],
  },
  credit:
    'Inoffizielle Umsetzung von Nieuw Amsterdam von Jeffrey D. Allers. Weder mit Autor oder Verlag verbunden noch von ' +
    'ihnen unterstützt. Alle Texte und Zeichnungen sind unsere eigenen.',
};
