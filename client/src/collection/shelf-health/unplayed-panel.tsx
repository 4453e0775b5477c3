import { Link } from 'wouter';
import { GameCover } from '#client/brand/game-cover.tsx';
import { gameAddress } from '#client/lib/addresses.ts';
import { countText } from '#client/lib/number-text.ts';
import { priceOfAll } from '#client/copies/cost.ts';
import { unplayedLink } from './health-links.ts';
import { monthText, roundMoney } from './health-text.ts';
import type { ShelfHealth } from './shelf-health.ts';
import { HealthPanel } from './health-panel.tsx';
import { columns, ring } from './chart-styles.ts';

const SHOWN = 16;
/** After an import all games may have come today. */
const LONG_MS = 90 * 86_400_000;

/** The games that were never played, those that wait longest first. */
export function UnplayedPanel({ health: { unplayed, prices, since, now } }: { health: ShelfHealth }) {
  const [longest] = unplayed;
  if (!longest) return <HealthPanel about="Never played" says="Every box has been on the table." />;
  const unplayedSince = since.get(longest.id) ?? longest.createdAt;
  const price = priceOfAll(unplayed, prices);
  const parts = [
    countText(unplayed.length, 'box', 'boxes'),
    ...(price > 0 ? [roundMoney(price, prices?.currency ?? null)] : []),
  ];
  return (
    <HealthPanel
      about="Never played"
      says={`${parts.join(', ')}, never played.`}
      link={{ href: unplayedLink(), words: `All ${unplayed.length}` }}
    >
      <ul className="mt-4 grid gap-2" style={columns('repeat(auto-fill, minmax(max(46px, 10.8%), 1fr))')}>
        {unplayed.slice(0, SHOWN).map(({ id, title, category, imageUrl }, at) => (
          <li key={id} className={at >= 12 ? 'hidden sm:block' : undefined}>
            <Link
              href={gameAddress(id)}
              aria-label={title}
              title={title}
              className="block rounded-sm p-1 hover:bg-tile-2"
              style={ring('line-strong')}
            >
              <GameCover
                title={title}
                category={category}
                imageUrl={imageUrl}
                small
                className="aspect-square w-full rounded-2xs"
              />
            </Link>
          </li>
        ))}
      </ul>
      {now.getTime() - unplayedSince.getTime() > LONG_MS ? (
        <p className="mt-3.5 text-note text-ink-2">
          Longest: {longest.title}, since {monthText(unplayedSince)}.
        </p>
      ) : null}
    </HealthPanel>
  );
}
