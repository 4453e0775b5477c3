import { ChevronRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Link } from 'wouter';
import type { LastPlayBand } from './count-by-last-play.ts';
import { lastPlayLink } from './health-links.ts';
import { LAST_PLAY_LABELS, lastPlaySentence } from './health-text.ts';
import type { ShelfHealth } from './shelf-health.ts';
import { HealthPanel } from './health-panel.tsx';
import { columns, ring } from './chart-styles.ts';
import { t } from '#client/collection/words/words.ts';

const TILE: Record<LastPlayBand, CSSProperties> = {
  '0-3': { background: 'var(--petrol)', boxShadow: '0 2px 0 var(--petrol-edge)' },
  '3-12': { background: 'var(--petrol)', opacity: 0.62 },
  '12-': { background: 'var(--greyboard)' },
  unknown: ring('greyboard'),
  never: ring('line-strong'),
};

/** The least width of a tile by the number of games. */
const SIZES = [
  { upTo: 120, width: 'max(20px, 3%)' },
  { upTo: 400, width: 'max(15px, 2%)' },
  { upTo: Infinity, width: '9px' },
];

/** One tile for each game by its last play; what was never played is still in the board. */
export function LastPlayPanel({ health: { lastPlays, shelf } }: { health: ShelfHealth }) {
  const total = shelf.length;
  const words = lastPlays.map(({ part, count }) => `${count} ${LAST_PLAY_LABELS[part]}`).join(', ');
  return (
    <HealthPanel about={t('The shelf in one look')} says={lastPlaySentence(lastPlays, total)}>
      <div className="grid items-start gap-x-10 gap-y-3 md:grid-cols-[minmax(0,1fr)_340px]">
        <div
          role="img"
          aria-label={t('{total} games by their last play: {parts}.', { total, parts: words })}
          className="mt-3.5 grid gap-1"
          style={columns(`repeat(auto-fill, minmax(${SIZES.find(({ upTo }) => total <= upTo)?.width}, 1fr))`)}
        >
          {lastPlays.map(({ part, count }) =>
            Array.from({ length: count }, (_, at) => (
              <i key={`${part}${at}`} className="aspect-square rounded-2xs" style={TILE[part]} />
            )),
          )}
        </div>
        <ul>
          {lastPlays.map(({ part, count }) => (
            <li key={part} className="border-line not-first:border-t">
              <Link
                href={lastPlayLink(part)}
                className="grid min-h-12 items-center gap-2.5 rounded-sm hover:bg-tile-2"
                style={columns('20px 46px minmax(0, 1fr) 18px')}
              >
                <i className="size-5 rounded-xs" style={TILE[part]} aria-hidden="true" />
                <b className="text-end font-display text-xl leading-none font-bold">{count}</b>
                <span className="leading-snug text-ink-2">{LAST_PLAY_LABELS[part]}</span>
                <ChevronRight className="icon text-ink-3" aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </HealthPanel>
  );
}
