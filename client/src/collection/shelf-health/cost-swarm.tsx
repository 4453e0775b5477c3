import { useMemo } from 'react';
import { roundMoney } from './health-text.ts';
import { swarmOf } from './swarm.ts';

interface CostSwarmProps {
  /** Costs per play in ascending order; at least one. */
  amounts: readonly number[];
  median: number;
  currency: string | null;
}

const WIDTH = 480;
const HEIGHT = 136;
const PILES = 60;
const LARGEST = 4;

/** A dot for each game on a logarithmic scale, and a line at the half. The sentence and lists beside it say the same. */
export function CostSwarm({ amounts, median, currency }: CostSwarmProps) {
  const { dots, highest, ticks, positionOf } = useMemo(() => swarmOf(amounts, PILES), [amounts]);
  const step = Math.min(LARGEST * 2 + 1, (HEIGHT - LARGEST) / highest);
  const radius = Math.min(LARGEST, Math.max(1, step / 2 - 0.5));
  const half = positionOf(median);
  const across = (at: number) => LARGEST + at * (WIDTH - LARGEST * 2);
  const path = dots
    .map(({ at, level }) => {
      const [x, y] = [across(at) - radius, HEIGHT / 2 + level * step];
      return `M${x.toFixed(1)},${y.toFixed(1)}a${radius},${radius} 0 1,0 ${radius * 2},0a${radius},${radius} 0 1,0 ${-radius * 2},0`;
    })
    .join('');
  return (
    <div className="mt-3.5" aria-hidden="true">
      <div className="relative">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="block w-full">
          <path d={path} className="fill-petrol" opacity={0.66} />
          <line x1={across(half)} x2={across(half)} y1="2" y2={HEIGHT - 2} stroke="var(--ink)" strokeWidth="2.5" />
        </svg>
        <span
          className="absolute top-0 rounded-xs bg-tile px-1 text-2xs font-strong text-ink"
          style={half > 0.8 ? { right: `${(1 - half) * 100 + 2}%` } : { left: `${half * 100 + 2}%` }}
        >
          half
        </span>
      </div>
      <div className="relative h-6 border-t-2 border-line-strong text-2xs text-ink-3">
        {ticks.map(({ amount, at }) => (
          <span
            key={amount}
            className="absolute top-1 whitespace-nowrap"
            style={{ left: `${Math.min(95, Math.max(5, at * 100))}%`, transform: 'translateX(-50%)' }}
          >
            {roundMoney(amount, currency)}
          </span>
        ))}
      </div>
    </div>
  );
}
