import { clsx } from 'clsx';
import type { LadderRung } from '#shared/ladders/ladders-contract.ts';
import { isProvisional, type Rating } from '#shared/ladders/rating.ts';

/** The ratings at the two ends of all bars. */
export interface BarScale {
  from: number;
  to: number;
}

/** Room for every band, and a little of a bar for the last one. */
export function barScale(rungs: readonly Rating[]): BarScale {
  const from = Math.min(...rungs.map(({ mu, sigma }) => mu - sigma));
  const to = Math.max(...rungs.map(({ mu, sigma }) => mu + sigma));
  return { from: from - (to - from) * 0.08, to };
}

/**
 * A rating as a bar to its mean, with its uncertainty as a lighter band around the end; a provisional one is still in the
 * board, outlined by its die-line. Decorative: the numbers stand beside it.
 */
export function RatingBar({ rung, scale }: { rung: Pick<LadderRung, 'mu' | 'sigma'>; scale: BarScale }) {
  const { mu, sigma } = rung;
  const share = (points: number) => `${(points / (scale.to - scale.from)) * 100}%`;
  const at = (rating: number) => share(rating - scale.from);
  const open = isProvisional(rung);
  return (
    <div className="relative h-4 rounded-xs bg-well shadow-inset" aria-hidden="true">
      {open ? (
        <i
          className="absolute inset-y-0 rounded-xs border-[1.5px] border-dashed border-line-strong bg-tile"
          style={{ left: at(mu - sigma), width: share(2 * sigma) }}
        />
      ) : (
        <>
          <i
            className="absolute inset-y-0 left-0 rounded-s-xs bg-petrol forced-colors:bg-[Highlight]"
            style={{ width: at(mu - sigma) }}
          />
          <i
            className="absolute inset-y-0 bg-petrol opacity-60 forced-colors:bg-[Highlight]"
            style={{ left: at(mu - sigma), width: share(sigma) }}
          />
          <i
            className="absolute inset-y-0 rounded-e-xs bg-petrol opacity-25 forced-colors:bg-[Highlight]"
            style={{ left: at(mu), width: share(sigma) }}
          />
        </>
      )}
      <i
        className={clsx(
          'absolute -inset-y-0.5 -ml-px w-0.75 rounded-2xs forced-colors:bg-[CanvasText]',
          open ? 'bg-line-strong' : 'bg-ink',
        )}
        style={{ left: at(mu) }}
      />
    </div>
  );
}
