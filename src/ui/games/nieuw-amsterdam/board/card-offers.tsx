import { memo } from 'react';
import { G, Path, Rect } from 'react-native-svg';

import { range } from '@/core/list';
import { landCard, shipCard } from '@/games/nieuw-amsterdam/catalogue';
import { CARDS_ON_OFFER } from '@/games/nieuw-amsterdam/catalogue/rates';
import type { LandId, ShipId, View } from '@/games/nieuw-amsterdam/types';
import { Lettering } from '@/ui/board/lettering';
import { Plate } from '@/ui/board/plate';
import { same } from '@/ui/board/same';
import { Glyph } from '@/ui/kit/glyph';
import { colours } from '@/ui/theme/colours';
import { Amount } from './amount';
import type { BoardLabels } from './labels';
import { cardBox, type Sheet } from './layout';

interface Props {
  readonly sheet: Sheet;
  readonly lands: View['lands'];
  readonly ships: View['ships'];
  readonly labels: Pick<BoardLabels, 'lands' | 'ships'>;
}

/** Blank card with a coloured head, or the empty place of one. */
function Card({ wash, empty }: { readonly wash: string; readonly empty: boolean }) {
  if (empty) {
    return (
      <Rect
        x={1}
        y={1}
        width={93}
        height={120}
        rx={7}
        fill="none"
        stroke={colours.faded}
        strokeWidth={1.6}
        strokeDasharray="5 5"
      />
    );
  }
  return (
    <>
      <Rect x={1} y={1} width={93} height={120} rx={7} fill={colours.vellum} />
      <Path d="M1 45V8a7 7 0 0 1 7-7h79a7 7 0 0 1 7 7v37z" fill={wash} />
      <Path d="M1 45h93" stroke={colours.ink} strokeWidth={1.4} />
      <Rect x={1} y={1} width={93} height={120} rx={7} fill="none" stroke={colours.ink} strokeWidth={2} />
    </>
  );
}

function LandOffer({ id }: { readonly id: LandId }) {
  const { sites, timber, corn } = landCard(id);
  return (
    <>
      {range(sites).map((site) => (
        <Glyph
          key={site}
          name="house"
          x={47.5 + (site - (sites - 1) / 2) * 29}
          y={24}
          size={27}
          weight={1.5}
        />
      ))}
      <Amount glyph="timber" amount={timber} x={32} y={65} />
      <Amount glyph="corn" amount={corn} x={32} y={101} />
    </>
  );
}

function ShipOffer({ id }: { readonly id: ShipId }) {
  const { furs, coins, goods } = shipCard(id);
  return (
    <>
      <Glyph name="ship" x={24} y={23} size={34} weight={1.3} />
      <Amount glyph="fur" amount={furs} x={58} y={23} size={28} />
      <Amount glyph="coin" amount={coins} x={32} y={65} size={28} />
      <Amount glyph="goods" amount={goods} x={24} y={101} />
      <Glyph name="turn" x={74} y={101} size={20} weight={2.2} />
    </>
  );
}

/** Lands and ships that can be had this round. */
export const CardOffers = memo(function CardOffers({ sheet, lands, ships, labels }: Props) {
  const { plates } = sheet;
  const row = (kind: 'lands' | 'ships', cards: readonly string[]) => (
    <Plate box={plates[kind]} sheet={sheet}>
      <Lettering x={4} y={13} size={22} face="lettering" anchor="start">
        {labels[kind]}
      </Lettering>
      {range(CARDS_ON_OFFER).map((index) => {
        const [{ x, y }, id] = [cardBox(index), cards[index]];
        return (
          <G key={index} transform={`translate(${x} ${y})`}>
            <Card wash={kind === 'lands' ? colours.meadow : colours.sea} empty={id === undefined} />
            {id !== undefined && (kind === 'lands' ? <LandOffer id={id} /> : <ShipOffer id={id} />)}
          </G>
        );
      })}
    </Plate>
  );
  return (
    <>
      {row('lands', lands)}
      {row('ships', ships)}
    </>
  );
}, same);
