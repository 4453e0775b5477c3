import { Link } from 'wouter';
import { GameCover } from '#client/brand/game-cover.tsx';
import { gameAddress } from '#client/lib/addresses.ts';
import { priceOfAll } from '#client/copies/cost.ts';
import { unplayedLink } from './health-links.ts';
import { monthText, roundMoney } from './health-text.ts';
import type { ShelfHealth } from './shelf-health.ts';
import { HealthPanel } from './health-panel.tsx';
import { columns, ring } from './chart-styles.ts';
import { t } from '#client/collection/words/words.ts';

const SHOWN = 16;
/** After an import all games may have come today. */
const LONG_MS = 90 * 86_400_000;

/** The games that were never played, those that wait longest first. */
export function UnplayedPanel({ health: { unplayed, prices, since, now } }: { health: ShelfHealth }) {
  const [longest] = unplayed;
  if (!longest) return <HealthPanel about={t('Never played')} says={t('Every box has been on the table.')} />;
  const unplayedSince = since.get(longest.id) ?? longest.createdAt;
  const price = priceOfAll(unplayed, prices);
  const count = unplayed.length;
  return (
    <HealthPanel
      about={t('Never played')}
      says={
        price > 0
          ? t('{count, plural, one {# box, {price}, never played.} other {# boxes, {price}, never played.}}', {
              count,
              price: roundMoney(price, prices?.currency ?? null),
            })
          : t('{count, plural, one {# box, never played.} other {# boxes, never played.}}', { count })
      }
      link={{ href: unplayedLink(), words: t('All {count}', { count }) }}
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
          {t('Longest: {title}, since {month}.', { title: longest.title, month: monthText(unplayedSince) })}
        </p>
      ) : null}
    </HealthPanel>
  );
}
