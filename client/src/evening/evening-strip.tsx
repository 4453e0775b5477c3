import { GameCover } from '#client/brand/game-cover.tsx';
import type { PlannedGame } from './evening-options.ts';

interface EveningStripProps {
  games: readonly PlannedGame[];
  /** Length of the whole evening. */
  minutes: number;
  /** Clock times at the start, each quarter and the end. */
  ticks: readonly string[];
}

/** The evening to scale: a cover per game, width by duration. The list below has the same content. */
export function EveningStrip({ games, minutes, ticks }: EveningStripProps) {
  return (
    <div aria-hidden="true">
      <div className="relative mt-4 h-11.5 rounded-sm bg-well shadow-inset">
        {games.map(({ game, startsAfter, minutes: length }, index) => (
          <div
            className="absolute inset-y-0 overflow-hidden rounded-chip"
            key={game.number}
            style={{ left: `${(100 * startsAfter) / minutes}%`, width: `${(100 * length) / minutes}%` }}
          >
            <GameCover
              title={game.title}
              category={game.category ?? 'family'}
              imageUrl={game.imageUrl}
              className="size-full"
            />
            <b className="absolute bottom-1 left-1 min-w-5 rounded-xs bg-[#fefffd] text-center font-display text-xs leading-5 font-extrabold text-[#10292d]">
              {index + 1}
            </b>
          </div>
        ))}
      </div>
      <div className="mt-1.25 flex justify-between text-xs text-ink-2 tabular-nums max-4xs:hidden">
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </div>
    </div>
  );
}
