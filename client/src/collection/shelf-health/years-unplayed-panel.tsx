import { hidden } from '#client/ui/layout/hidden.tsx';
import { clsx } from 'clsx';
import { Link } from 'wouter';
import { yearsUnplayedLink } from './health-links.ts';
import { YEARS_UNPLAYED_LABELS, yearsUnplayedSentence } from './health-text.ts';
import type { ShelfHealth } from './shelf-health.ts';
import { HealthPanel } from './health-panel.tsx';
import { rich, t } from '#client/collection/words/words.ts';

const HEIGHT = 84;

/** Games that rest, by years since their last play. */
export function YearsUnplayedPanel({ health: { yearsUnplayed, shelf } }: { health: ShelfHealth }) {
  const resting = yearsUnplayed.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...yearsUnplayed.map(({ count }) => count));
  return (
    <HealthPanel
      about={t('Dust, by years since the last play')}
      says={yearsUnplayedSentence(resting, shelf.length)}
      link={resting > 0 ? { href: yearsUnplayedLink('12-'), words: t('All {count}', { count: resting }) } : undefined}
    >
      {resting === 0 ? null : (
        <ul className="mt-3.5 grid grid-cols-4 items-end gap-3.5">
          {yearsUnplayed.map(({ band, count }) => {
            const bar = (
              <>
                <b className="mb-1.5 font-display text-lg leading-none font-bold text-ink">{count}</b>
                <i
                  className="w-full rounded-2xs bg-greyboard"
                  style={{ height: count === 0 ? 2 : Math.max(3, Math.round((count / most) * HEIGHT)) }}
                />
                <span className="mt-2">
                  {rich('{years}<hidden> years</hidden>', {
                    years: YEARS_UNPLAYED_LABELS[band],
                    hidden,
                  })}
                </span>
              </>
            );
            const look = 'grid justify-items-center text-xs text-ink-2';
            return (
              <li key={band}>
                {count === 0 ? (
                  <span className={look}>{bar}</span>
                ) : (
                  <Link href={yearsUnplayedLink(band)} className={clsx(look, 'rounded-sm hover:bg-tile-2')}>
                    {bar}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </HealthPanel>
  );
}
