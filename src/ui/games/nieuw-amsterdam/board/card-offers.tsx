import { memo, type ReactNode } from 'react';
import { G, Path, Rect } from 'react-native-svg';

import { at, range } from '@/core/list';
import { landCard, shipCard } from '@/games/nieuw-amsterdam/catalogue';
import { CARDS_ON_OFFER } from '@/games/nieuw-amsterdam/catalogue/rates';
import type { LandId, ShipId, View } from '@/games/nieuw-amsterdam/types';
import { Engraving, type Layer } from '@/ui/board/engraving';
import { Lettering } from '@/ui/board/lettering';
import { Plate } from '@/ui/board/plate';
import { same } from '@/ui/board/same';
import { Glyph } from '@/ui/kit/glyph';
import { colours } from '@/ui/theme/colours';
import { Amount } from './amount';
import { LAND_OFFER, ROADSTEAD, SHIP } from './engraved-cards';
import type { BoardLabels } from './labels';
import { cardBox, type Sheet } from './layout';
import { LotMarks } from './lot-marks';

interface Props {
  readonly sheet: Sheet;
  readonly lands: View['lands'];
  readonly ships: View['ships'];
  readonly labels: Pick<BoardLabels, 'lands' | 'ships'>;
}

/** A card with its picture, or the empty place of one. */
function Card({ picture, children }: { readonly picture: readonly Layer[]; readonly children: ReactNode }) {
  return (
    <>
      <Frame fill={colours.vellum} />
      <Engraving layers={picture} />
      {children}
      <Path d="M1 78h94" stroke={colours.ink} strokeWidth={1.6} />
      <Frame />
    </>
  );
}

const Frame = ({ fill = 'none' }: { readonly fill?: string }) => (
  <Rect
    x={1}
    y={1}
    width={93}
    height={120}
    rx={7}
    fill={fill}
    stroke={fill === 'none' ? colours.ink : 'none'}
    strokeWidth={2}
  />
);

function LandOffer({ id }: { readonly id: LandId }) {
  const { sites, timber, corn } = landCard(id);
  return (
    <Card picture={LAND_OFFER}>
      {range(sites).map((site) => {
        const x = 47.5 + (site - (sites - 1) / 2) * 29;
        return (
          <G key={site}>
            <LotMarks box={{ x: x - 12, y: 48, w: 24, h: 24 }} fill={colours.vellum} />
            <Glyph name="house" x={x} y={59} size={22} weight={1.5} plain colour={colours.sepia} />
          </G>
        );
      })}
      <Amount glyph="timber" amount={timber} x={17} y={100} size={27} />
      <Amount glyph="corn" amount={corn} x={63} y={100} size={27} />
    </Card>
  );
}

/** One drawing in three sizes, by the furs it loads. */
const HULLS = [0.52, 0.52, 0.52, 0.55, 0.6, 0.65, 0.7] as const;

function ShipOffer({ id }: { readonly id: ShipId }) {
  const { furs, coins, goods } = shipCard(id);
  return (
    <Card picture={ROADSTEAD}>
      <G transform={`translate(39 68) scale(${at(HULLS, Math.min(furs, HULLS.length - 1))})`}>
        <Engraving layers={SHIP} />
      </G>
      <Path
        d="M52 4h34a5 5 0 0 1 5 5v17a5 5 0 0 1-5 5h-34a5 5 0 0 1-5-5v-17a5 5 0 0 1 5-5z"
        fill={colours.vellum}
        stroke={colours.ink}
        strokeWidth={1.4}
      />
      <Amount glyph="fur" amount={furs} x={60} y={18} size={24} />
      <Amount glyph="coin" amount={coins} x={14} y={100} size={23} />
      <Amount glyph="goods" amount={goods} x={51} y={100} size={24} />
      <Glyph name="turn" x={86} y={101} size={14} weight={2.6} />
    </Card>
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
            {id === undefined ? (
              <LotMarks box={{ x: 4, y: 4, w: 87, h: 114 }} colour={colours.faded} />
            ) : kind === 'lands' ? (
              <LandOffer id={id} />
            ) : (
              <ShipOffer id={id} />
            )}
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
