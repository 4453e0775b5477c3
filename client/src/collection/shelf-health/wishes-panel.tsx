import { listText } from '#shared/text/list-text.ts';
import { clsx } from 'clsx';
import { Link } from 'wouter';
import { GameCover } from '#client/brand/game-cover.tsx';
import { gameAddress } from '#client/lib/addresses.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { factsOf } from '#shared/games/filter-facts.ts';
import { parsePlayerRange } from '#shared/games/player-range.ts';
import { MAX_PEOPLE } from './health-game.ts';
import { bestWithLink, gamesLink, wishlistLink } from './health-links.ts';
import { capital, peopleWord, numberWord, seeAll } from './health-text.ts';
import { gapText } from './reason-text.ts';
import type { ShelfHealth } from './shelf-health.ts';
import type { GapWish } from './wish-gaps.ts';
import { ring } from './chart-styles.ts';
import { HealthPanel } from './health-panel.tsx';
import { t } from '#client/collection/words/words.ts';

const COUNTS = Array.from({ length: MAX_PEOPLE }, (_, at) => at + 1);

/** A pip for each number of people up to eight: ringed if the game can be played by that number, lit if it is best with it. */
function PeoplePips({ game }: { game: Game }) {
  const range = parsePlayerRange(game.players);
  const { best } = factsOf(game);
  const words =
    best.length === 0
      ? t('{players} players', { players: game.players })
      : t('{players} players, best with {best}', { players: game.players, best: listText(best.map(String)) });
  return (
    <span className="inline-flex flex-wrap gap-1">
      <span className="sr-only">{words}</span>
      {COUNTS.map((count) => {
        const isBest = best.includes(count);
        const isSeated = range !== null && range.min <= count && count <= range.max;
        return (
          <i
            key={count}
            aria-hidden="true"
            className={clsx(
              'grid size-5 place-items-center rounded-round text-2xs leading-none font-bold not-italic tabular-nums',
              isBest ? 'bg-lamp text-on-lamp' : isSeated ? 'text-ink-2' : 'text-ink-3',
            )}
            style={isBest ? ring('lamp-edge') : isSeated ? ring('line-strong') : undefined}
          >
            {count}
          </i>
        );
      })}
    </span>
  );
}

const SHOWN = 3;

/** Returns the statement of the panel, and the list it refers to. */
function statementOf({ wishes: { wishes, best, gaps }, people: { usual } }: ShelfHealth) {
  const many = (count: number) => capital(numberWord(count));
  if (wishes === 0)
    return { says: t('You wish for nothing yet.'), link: { href: '/add-game', words: t('Add a wish') } };
  if (best > 0 && usual)
    return {
      says: t(
        '{count, plural, one {{many} wish is best with {people}.} other {{many} wishes are best with {people}.}}',
        {
          count: best,
          many: many(best),
          people: peopleWord(usual.people),
        },
      ),
      link: {
        href: bestWithLink(usual.people, 'wishlist'),
        words: best === 1 ? t('See it') : seeAll(best),
      },
    };
  if (gaps.length > 0)
    return {
      says: t(
        '{count, plural, one {{many} wish brings something you do not own yet.} other {{many} wishes bring something you do not own yet.}}',
        { count: gaps.length, many: many(gaps.length) },
      ),
      link: {
        href: gamesLink(
          gaps.map(({ game }) => game),
          'wishlist',
        ),
        words: t('All {count}', { count: gaps.length }),
      },
    };
  return {
    says:
      wishes === 1
        ? t('None of your wishes closes a gap.')
        : t('None of your {count} wishes closes a gap.', { count: numberWord(wishes) }),
    link: { href: wishlistLink(), words: t('All {count}', { count: wishes }) },
  };
}

/** Wishes that the shelf lacks something for. */
export function WishesPanel({ health }: { health: ShelfHealth }) {
  const { says, link } = statementOf(health);
  return (
    <HealthPanel about={t('Wishes that close a gap')} says={says} link={link}>
      {health.wishes.gaps.length === 0 ? null : (
        <ul className="mt-4 grid gap-3.5">
          {health.wishes.gaps.slice(0, SHOWN).map((wish) => (
            <WishRow key={wish.game.id} wish={wish} />
          ))}
        </ul>
      )}
    </HealthPanel>
  );
}

function WishRow({ wish: { game, reasons } }: { wish: GapWish }) {
  return (
    <li className="relative flex items-center gap-4 rounded-lg p-2.5 hover:bg-tile-2" style={ring('line-strong')}>
      <GameCover
        title={game.title}
        category={game.category}
        imageUrl={game.imageUrl}
        small
        className="size-16 flex-none rounded-sm"
      />
      <div className="min-w-0">
        <Link
          href={gameAddress(game.id)}
          dir="auto"
          className="block font-strong wrap-anywhere after:absolute after:inset-0 after:rounded-lg"
        >
          {game.title}
        </Link>
        <p className="mt-px mb-1.5 text-sm leading-snug text-ink-2">
          {gapText(reasons)}
          {game.wishPriority === null ? null : ` · ${t('priority {priority}', { priority: game.wishPriority })}`}
        </p>
        <PeoplePips game={game} />
      </div>
    </li>
  );
}
