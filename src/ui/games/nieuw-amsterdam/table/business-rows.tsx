import { type District, DISTRICTS } from '@/games/nieuw-amsterdam/types';
import { withDistrict } from '../drafts/businesses';
import { CountRow } from './count-row';
import { standingsOf } from './facts';
import { Rows } from './rows';
import { useScene } from './scene';

interface Props {
  readonly most: number;
  /** How many can be picked there at most; no bound unless told. */
  readonly there?: (district: District) => number;
}

/** The six districts with a number each: the board's taps count here too. */
export function BusinessRows({ most, there = () => most }: Props) {
  const scene = useScene();
  const { say, counts, setCounts } = scene;
  const rows = DISTRICTS.map((district) => {
    const limits = { most, there: there(district) };
    const max = withDistrict(counts, district, Infinity, limits)[district];
    if (limits.there === 0) return null;
    return (
      <CountRow
        key={district}
        icon={district}
        label={say.names.district[district]}
        note={standingsOf(scene, district)}
        value={counts[district]}
        max={max}
        onChange={(value) => setCounts(withDistrict(counts, district, value, limits))}
      />
    );
  });
  return <Rows>{rows}</Rows>;
}
