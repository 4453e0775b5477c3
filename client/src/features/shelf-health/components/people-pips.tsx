import { clsx } from 'clsx';
import { factsOf } from '#shared/rules/games/filter-facts.ts';
import { playersIn } from '#shared/rules/games/extended-players.ts';
import type { Game } from '#shared/contracts/games.ts';
import { MOST_PEOPLE } from '../rules/health-game.ts';
import { ring } from './looks.ts';
import { listed } from '#shared/rules/text/listed.ts';

const COUNTS = Array.from({ length: MOST_PEOPLE }, (_, at) => at + 1);

/** A pip for each number of people up to eight: ringed if the game can be played by that number, lit if it is best with it. */
export function PeoplePips({ game }: { game: Game }) {
  const range = playersIn(game.players);
  const { best } = factsOf(game);
  const words = best.length === 0 ? '' : `, best with ${listed(best.map(String))}`;
  return (
    <span className="inline-flex flex-wrap gap-1">
      <span className="sr-only">{`${game.players} players${words}`}</span>
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
