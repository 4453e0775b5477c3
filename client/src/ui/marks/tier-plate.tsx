import { clsx } from 'clsx';
import { Pips } from './pips.tsx';
import './plies.css';
import './tier-plate.css';

/** Starter is 0, Legendary is 5. */
export type TierIndex = 0 | 1 | 2 | 3 | 4 | 5;

interface TierPlateProps {
  tier: TierIndex;
  /** The tier's word: 'Bronze'. */
  name: string;
  className?: string | undefined;
}

/**
 * The white plate with as many dots as the tier, for covers and lists. The plies under a card are CSS: put
 * `className="plies"` and `data-tier={tier}` on the tile.
 */
export function TierPlate({ tier, name, className }: TierPlateProps) {
  return (
    <span
      className={clsx(
        'tier-plate inline-flex h-6.5 max-w-full items-center gap-1.75 rounded-sm bg-[#fefffd] px-2.25 py-0 text-xs font-bold whitespace-nowrap text-[#10292d] shadow-[0_2px_0_#07252980]',
        className,
      )}
      data-tier={tier}
    >
      {tier > 0 ? <Pips count={tier} /> : null}
      <span className="truncate">{name}</span>
    </span>
  );
}
