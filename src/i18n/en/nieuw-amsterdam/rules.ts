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

/** "3, 6 or 9" */
const prices = ({ blackMarketPrice, mostBlackFurs }: RuleFacts): string =>
  alternatives(Array.from({ length: mostBlackFurs }, (_, index) => blackMarketPrice * (index + 1)));
const numbers = ({ mostBlackFurs }: RuleFacts): string =>
  alternatives(Array.from({ length: mostBlackFurs }, (_, index) => index + 1));

const rounds = counted('round', 'rounds');

const setupRules = {
  'NA-S1': {
    title: 'Players and pieces',
    text: (facts: RuleFacts) =>
      `${facts.seats.min} to ${facts.seats.max} people play, each in one colour. Everybody begins with ` +
      `${amount.buildings(facts.buildings)}, ${amount.coins(facts.start.coins)}, ${amount.goods(facts.start.goods)}, ` +
      `${amount.timber(facts.start.timber)}, ${amount.corn(facts.start.corn)}, ${amount.furs(facts.start.furs)} drawn face up, ` +
      'and no victory points (VP). Coins, trade goods, timber and corn never run out in the bank. ' +
      'A building has three names: business in the town, house on a land, warehouse on the wharf.',
  },
  'NA-S2': {
    title: 'The wharf',
    text: (facts: RuleFacts) =>
      `Everybody has a wharf with ${sites(facts)} warehouse sites, and each site has a dock. One warehouse ` +
      `stands from the start: its dock holds ${amount.goods(facts.dockRoom[1] ?? 0)}. With all ` +
      `${amount.warehouses(sites(facts))} there is room for ${amount.goods(facts.dockRoom[sites(facts)] ?? 0)}. ` +
      'A dock without a warehouse holds nothing.',
  },
  'NA-S3': {
    title: 'Furs',
    text: (facts: RuleFacts) =>
      `There are five types of fur: beaver, mink, otter, muskrat and lynx, ${facts.fursOfEachType} of each, ` +
      `shuffled face down. After everybody has drawn ${facts.start.furs}, ${fursLaid(facts)} are laid open at the three ` +
      `Lenape traders: ${facts.traders.top.furs} at the top, ${facts.traders.middle.furs} in the middle, ` +
      `${facts.traders.bottom.furs} at the bottom.`,
  },
  'NA-S4': {
    title: 'The river',
    text: (facts: RuleFacts) =>
      `Along the river lie ${facts.camps} camps of the Lenape, and opposite each camp a zone for trading posts. ` +
      'All longhouses begin in camp 1, all trading posts in zone 1. How many spaces are in use depends on the ' +
      'number of players. Between one camp and the next lies a boat with a number of corn on it.',
  },
  'NA-S5': {
    title: 'Lands and ships',
    text: (facts: RuleFacts) =>
      `The ${facts.cardsPerDecade} lands of the 1620s are shuffled and laid on top of the ${facts.cardsPerDecade} ` +
      'of the 1630s, shuffled too. The ships are stacked in the same way.',
  },
  'NA-S6': {
    title: 'Who starts',
    text: () =>
      'The table chooses who starts, or leaves it to chance. That player takes turn-order token 1; the others ' +
      'take 2, 3 and so on, clockwise.',
  },
  'NA-S7': {
    title: 'First businesses',
    text: (facts: RuleFacts) =>
      'In turn order everybody places one building in a district of their choice, then again, until everybody ' +
      `has ${amount.businesses(facts.firstBusinesses)}. These are free.`,
  },
};

const preparationRules = {
  'NA-P1': {
    title: 'New lands and ships',
    text: (facts: RuleFacts) =>
      `Cards left over from the last round leave the game. ${facts.cardsOnOffer} lands and ${facts.cardsOnOffer} ` +
      'ships are turned up.',
  },
  'NA-P2': {
    title: 'New furs',
    text: () =>
      'Empty spaces at the traders are filled from the fur pile, the bottom trader first, then the middle, then ' +
      'the top; furs already there stay. Only when a fur has to be drawn and the pile is empty are the discarded ' +
      'furs shuffled into a new pile. If even that is not enough, spaces stay empty, and a trader with fewer ' +
      'furs still asks the full price.',
  },
  'NA-P3': {
    title: 'The money box',
    text: (facts: RuleFacts) =>
      `The ${allTiles(facts)} action tiles (${facts.tiles.city} city, ${facts.tiles.land} land, ` +
      `${facts.tiles.trade} trade) are shuffled and laid open in columns of ${columnSizes(facts)}. ` +
      'Under some columns lie bonus coins.',
  },
};

const auctionRules = {
  'NA-A1': {
    title: 'The chooser',
    text: () =>
      'Of all who have no column yet this round, the one with the lowest turn-order token chooses: they put ' +
      'that token on any free column and make the first bid. It may be 0.',
  },
  'NA-A2': {
    title: 'One bid each',
    text: () =>
      'Then each of the others without a column, in turn order, gets one chance: to bid more than the highest ' +
      'bid so far, or to pass.',
  },
  'NA-A3': {
    title: 'What a bid is',
    text: () =>
      'A bid is just a number of resources. Coins, furs, trade goods, timber and corn all count the same, one ' +
      'each. Which of them to pay with is decided only after winning. Nobody may bid more than they own.',
  },
  'NA-A4': {
    title: 'Paying',
    text: () =>
      'The highest bidder pays in any mix of resources, exactly the bid, then takes the tiles and the bonus ' +
      'coins of the column. The bonus coins come too late to help pay. Furs paid go to the discard.',
  },
  'NA-A5': {
    title: 'The turn-order token',
    text: () =>
      'The winner also takes the token lying on the column. If the winner did not choose the column, the ' +
      "winner's own token goes to whoever did: the two swap places in turn order.",
  },
  'NA-A6': {
    title: 'The last player',
    text: () =>
      'Auctions go on until one player is left without a column. That player takes any free column with its ' +
      'bonus coins, pays nothing, and keeps their token.',
  },
  'NA-A7': {
    title: 'Two players',
    text: (facts: RuleFacts) =>
      `With two players the column put up must be one of ${amount.tiles(largestColumn(facts))}. Who loses the ` +
      `auction takes one of ${amount.tiles(smallestColumn(facts))}, free.`,
  },
  'NA-A8': {
    title: 'Columns nobody takes',
    text: () =>
      'Tiles in columns that nobody took are not used this round. They are shuffled in again next round.',
  },
};

const actionRules = {
  'NA-X1': {
    title: 'A turn',
    text: () =>
      'There are three steps: city, land, trade. In each of them everybody has one turn, in turn order. On a ' +
      'turn every tile of that step is worth one action, and on top comes one special action, in any order.',
  },
  'NA-X2': {
    title: 'Passing a tile',
    text: (facts: RuleFacts) =>
      `A tile that is of no use is discarded, for ${amount.coins(facts.passCoins)}.`,
  },
  'NA-X3': {
    title: 'Passing the special action',
    text: (facts: RuleFacts) =>
      `The special action of a step may be passed too, for ${amount.coins(facts.passCoins)}. Who has no tile of ` +
      'a step still has the special action, or the coin for passing it.',
  },
  'NA-X4': {
    title: 'Ending the turn',
    text: (facts: RuleFacts) =>
      'A turn ends when its player says so. Every tile left and the special action, if not taken, are then ' +
      `passed for ${amount.coins(facts.passCoins)} each.`,
  },
};

const cityRules = {
  'NA-C1': {
    title: 'Build businesses',
    text: (facts: RuleFacts) =>
      `Place 1 to ${facts.mostBusinesses} buildings as businesses, in one district or in several, for ` +
      `${amount.timber(facts.timberPerBuilding)} each. Mind the upkeep: every business eats corn each round.`,
  },
  'NA-C2': {
    title: 'Hold elections',
    text: (facts: RuleFacts) =>
      `Score ${amount.vp(facts.electionVp.majority)} for every district where you have the majority, and ` +
      `${amount.vp(facts.electionVp.tied)} for every tied lead. A majority means more businesses than anyone ` +
      'else; a tied lead means at least one business and as many as the best of the others. Only the player who ' +
      'holds the elections scores.',
  },
};

const landRules = {
  'NA-L1': {
    title: 'Acquire land',
    text: () =>
      'Take any land on offer and add it at the right end of your row. It is not cleared yet: first it needs ' +
      'its houses.',
  },
  'NA-L2': {
    title: 'The Lenape are driven upriver',
    text: () =>
      'Whenever somebody acquires land, a longhouse must leave the camp nearest to the town that still has one. ' +
      'It moves to the next camp upriver, or out of the game if no space is free there. The last longhouse in ' +
      'the last camp stays.',
  },
  'NA-L3': {
    title: 'Clear land',
    text: (facts: RuleFacts) =>
      'Clear all your uncleared lands on which every house is built; there must be at least one. Gain the ' +
      'timber printed on each. Then score one land only, the rightmost of those just cleared, by its place in ' +
      `the row: ${facts.landScore.join(', ')} VP, and ${lastScore(facts)} for every place beyond. From now on ` +
      'these lands bring corn.',
  },
};

const tradeRules = {
  'NA-T1': {
    title: 'Trade with the Lenape',
    text: ({ traders }: RuleFacts) =>
      `Pay trade goods to one of the three traders. The bottom trader gives all furs there for ` +
      `${amount.goods(traders.bottom.price)}, the middle trader all for ${amount.goods(traders.middle.price)}. At the ` +
      `top trader choose 1 to ${traders.top.furs}, for ${amount.goods(traders.top.price)} each.`,
  },
  'NA-T2': {
    title: 'The journey',
    text: () =>
      'If there is a longhouse opposite your trading post, the furs come to you. If not, somebody has to travel ' +
      'upriver to the nearest camp with a longhouse: pay the corn on all boats on the way. That is due once for ' +
      'each trade. Without the corn there is no trade.',
  },
  'NA-T3': {
    title: 'Ship furs',
    text: ({ vpByFurType: [first, second, further] }: RuleFacts) =>
      'Choose a ship on offer and load exactly as many furs as it asks for. Furs of one type score best: ' +
      `${amount.vp(first)} for each fur of the first type, ${second} for the second type, ${further} for every ` +
      'further one, counted to your advantage. You gain the coins of the ship and keep its card, which brings ' +
      'trade goods every round. The furs are discarded.',
  },
};

const specialRules = {
  'NA-D0': {
    title: 'The fee',
    text: (facts: RuleFacts) =>
      'In each step you may use the special action of one district. It costs ' +
      `${amount.coins(facts.specialFee)}, but nothing where you have the majority or a tied lead. Other costs ` +
      'come on top. The fee is paid first, so what you sell cannot pay for it.',
  },
  'NA-D1': {
    title: 'Lumber yard',
    text: (facts: RuleFacts) =>
      `Buy timber, or sell it, at ${amount.coins(facts.coinsPerUnit)} each: as much as you like, but never both ` +
      'in one action.',
  },
  'NA-D2': {
    title: 'Granary',
    text: (facts: RuleFacts) =>
      `Buy corn, or sell it, at ${amount.coins(facts.coinsPerUnit)} each: as much as you like, but never both in ` +
      'one action.',
  },
  'NA-D3': {
    title: 'Docks',
    text: (facts: RuleFacts) =>
      `Pay ${amount.timber(facts.timberPerBuilding)} and build the next warehouse on your wharf. Its dock opens ` +
      `at once. One for each special action, ${sites(facts)} in all.`,
  },
  'NA-D4': {
    title: 'Carpenters',
    text: (facts: RuleFacts) =>
      `Build 1 to ${amount.houses(facts.mostHouses)} on your lands, ${amount.timber(facts.timberPerBuilding)} each. The ` +
      'sites are filled strictly from left to right.',
  },
  'NA-D5': {
    title: 'Black market',
    text: (facts: RuleFacts) =>
      `Announce ${numbers(facts)} furs, pay ${prices(facts)} in coins and trade goods, mixed as you like, and ` +
      'only then draw them blind from the pile. Never announce more than pile and discard hold together.',
  },
  'NA-D6': {
    title: 'Trading company',
    text: (facts: RuleFacts) =>
      `Pay ${amount.timber(facts.timberPerPost)} and move your trading post to the nearest zone upriver with a ` +
      'free space; full zones are skipped. It never goes beyond the farthest camp with a longhouse: if the ' +
      'nearest free space lies farther up, the post cannot move.',
  },
  'NA-D7': {
    title: 'Buildings in hand',
    text: (facts: RuleFacts) =>
      `You have ${amount.buildings(facts.buildings)} for everything together. Without one in hand you cannot ` +
      'build. A business that closes comes back to you.',
  },
};

const incomeRules = {
  'NA-I1': {
    title: 'Harvest',
    text: () => 'Everybody gains the corn printed on their cleared lands.',
  },
  'NA-I2': {
    title: 'Feeding',
    text: (facts: RuleFacts) =>
      `Everybody pays ${amount.corn(facts.cornPerBusiness)} for each business. Who has too little pays all of it, ` +
      'and for each corn missing closes one business of their choice and loses ' +
      `${amount.vp(facts.vpPerClosed)}, but never falls below 0. If several are short, they choose in turn order.`,
  },
  'NA-I3': {
    title: 'Trade goods',
    text: () =>
      'Everybody gains the trade goods printed on their ships, as many as fit the free spaces of their docks. ' +
      'The rest is lost.',
  },
  'NA-I4': {
    title: 'Coins',
    text: (facts: RuleFacts) =>
      `Everybody gains ${amount.coins(facts.coinPerDistrict)} for each district with a business of theirs, and ` +
      `${facts.coinPerMajority} more where they have the majority. A tied lead does not count for this.`,
  },
};

const endRules = {
  'NA-E1': {
    title: 'Last elections',
    text: (facts: RuleFacts) =>
      `After ${rounds(facts.rounds)} everybody scores the town once more: ${amount.vp(facts.electionVp.majority)} for ` +
      `each majority, ${facts.electionVp.tied} for each tied lead.`,
  },
  'NA-E2': {
    title: 'Land not yet cleared',
    text: () =>
      'Look for your rightmost land with all its houses. If it is not cleared yet, it scores by its place in the ' +
      'row, as in clearing.',
  },
  'NA-E3': {
    title: 'What is left',
    text: (facts: RuleFacts) =>
      `Each fur left scores ${amount.vp(facts.vpPerFur)}. Then trade goods, corn, timber and coins are counted ` +
      `together: 1 VP for every ${facts.resourcesPerVp}. What remains of the division is lost.`,
  },
  'NA-E4': {
    title: 'Victory',
    text: () => 'Most VP win. Who is level at the top shares the victory.',
  },
};

export const rules: RulesSource = {
  title: 'Rules of Nieuw Amsterdam',
  overview: (facts) => ({
    title: 'How to play in two minutes',
    paragraphs: [
      `You are a patroon, a great landholder in the Dutch colony on the Hudson. Over ${rounds(facts.rounds)} you ` +
        'build businesses in the town, farm land and trade in furs. Who has the most victory points (VP) wins.',
      `Each round begins with an auction. The action tiles lie in columns, and you bid for a column with anything ` +
        'you own: coins, furs, trade goods, timber, corn. Everybody gets exactly one column a round, the last ' +
        'one for nothing. Who wins a column also takes over its place in turn order.',
      'Then the tiles are played, first all city tiles, then land, then trade. In each of these three steps you ' +
        'may also use one district of the town. That costs a coin, unless you lead there.',
      `City tiles build businesses or hold elections: ${amount.vp(facts.electionVp.majority)} for every district where ` +
        `you have the most businesses, ${facts.electionVp.tied} where you tie.`,
      'Land tiles acquire land or clear it. A land needs its houses before it can be cleared. Then it scores by ' +
        'its place in your row, the farther right the more, and from then on brings corn. Each new land drives a ' +
        'Lenape longhouse farther upriver, and trading gets costlier for everybody.',
      'Trade tiles swap trade goods for furs with the Lenape, or load furs on ships. Furs of a single type score ' +
        `most: ${amount.vp(facts.vpByFurType[0])} each.`,
      `At the end of a round your lands bring corn, and every business eats ${facts.cornPerBusiness}. What you ` +
        `cannot feed closes and costs ${amount.vp(facts.vpPerClosed)}. Ships bring trade goods, districts bring coins.`,
      'If you do not know what to do: tap anything to see what it would bring, or why it is not possible. ' +
        'Nothing is final before you confirm it.',
    ],
  }),
  sections: {
    S: { title: 'Setup', intro: 'The app lays everything out. Two decisions are left to the players.' },
    P: { title: 'Preparation', intro: 'Steps 1 to 3 of a round. The app does them.' },
    A: { title: 'Auction', intro: 'Step 4: everybody gets one column of action tiles.' },
    X: { title: 'Actions', intro: 'Steps 5 to 7: what the tiles are good for.' },
    C: { title: 'City', intro: 'A city tile does one of these two things.' },
    L: { title: 'Land', intro: 'A land tile acquires land or clears it.' },
    T: { title: 'Trade', intro: 'A trade tile buys furs or ships them.' },
    D: {
      title: 'Special actions',
      intro: 'One in each step, in a district of your choice, tile or no tile.',
    },
    I: { title: 'Upkeep and income', intro: 'Steps 8 to 11, for everybody.' },
    E: { title: 'End', intro: 'Three last scorings, then the winner.' },
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
    title: 'What the game does not show',
    paragraphs: [
      'The land around the mouth of the Hudson is Lenapehoking, the home of the Lenape, who had lived, farmed, ' +
        'fished and traded there for many generations before the Dutch West India Company founded Nieuw ' +
        'Amsterdam in the 1620s.',
      'In this game a longhouse moves upriver each time a player takes land. The rule is quiet; what happened was ' +
        'not. Deals that the Dutch took for purchases probably meant something else to the Lenape: leave to share ' +
        'the land. Disease, debt, pressure and war did the rest. In one night of February 1643 soldiers of the ' +
        'colony killed more than a hundred people who had sought refuge at Pavonia and Corlears Hook, women and ' +
        'children among them.',
      'The town was also built by people whom the Company, from the 1620s on, held as slaves, most of them carried ' +
        'off from Africa. They do not appear in the game at all. And the fur trade made the beaver rare along the ' +
        'rivers within a few decades.',
      'The game tells this story from one side only: the players are the colonists, and the Lenape have no seat ' +
        'at the table. That is a limit of the game, and no picture of the past.',
      'The Lenape are still here. Their nations today are, among others, the Delaware Nation and the Delaware ' +
        'Tribe of Indians in Oklahoma, the Stockbridge-Munsee Community in Wisconsin, and the Munsee-Delaware ' +
        'Nation and the Delaware Nation at Moraviantown in Ontario.',
    ],
  },
  sources: {
    title: 'Where these rules come from',
    paragraphs: [
      'The rules follow several editions of the rulebook, told anew in our own words.',
      'Where no text we have gives a value, we chose one that fits all the examples: for most land and ship cards, ' +
        'the bonus coins of two columns, the last dock, and the camps and zones farther up the river. These ' +
        'values may change once many games have shown what is fair.',
    ],
  },
  credit:
    'Unofficial adaptation of Nieuw Amsterdam by Jeffrey D. Allers. Not affiliated with or endorsed by its ' +
    'designer or publisher. All texts and drawings are our own.',
};
