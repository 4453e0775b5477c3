import { clsx } from 'clsx';
import { factsOf } from '#shared/rules/games/filter-facts.ts';
import { parsePlayerRange } from '#shared/rules/games/player-range.ts';
import type { Game } from '#shared/contracts/games.ts';
import { MAX_PEOPLE } from '../rules/health-game.ts';
import { ring } from './chart-styles.ts';
import { listText } from '#shared/rules/text/list-text.ts';

const COUNTS = Array.from({ length: MAX_PEOPLE }, (_, at) => at + 1);

/** A pip for each number of people up to eight: ringed if the game can be played by that number, lit if it is best with it. */
export function PeoplePips({ game }: { game: Game }) {
  const range = parsePlayerRange(game.players);
  const { best } = factsOf(game);
  const words = best.length === 0 ? '' : `, best with ${listText(best.map(String))}`;
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
