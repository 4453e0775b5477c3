import { Plus } from 'lucide-react';
import { GameCover } from '#client/brand/game-cover.tsx';
import '#client/ui/marks/die-line.css';
import { reasonLine } from '#shared/evening/reason-line.ts';
import { titlesText } from './evening-text.ts';
import type { FittingLineUp, ReserveGame } from './evening-options.ts';

interface ReserveGamesProps {
  lineUp: FittingLineUp;
  onAddReserve: (reserve: ReserveGame) => void;
}

/** Alternative games, each with a button to add it and the games it replaces. */
export function ReserveGames({ lineUp: { games, reserve }, onAddReserve }: ReserveGamesProps) {
  if (reserve.length === 0) return null;
  return (
    <div className="mt-4">
      <h3 className="mb-2 text-sm font-strong text-ink-2" id="evening-reserve">
        In reserve, tap to put in
      </h3>
      <ul className="grid gap-2.5 sm:grid-cols-2" aria-labelledby="evening-reserve">
        {reserve.map((offered) => {
          const { game, minutes, reasons, replaces } = offered;
          const replaced = games.filter((planned) => replaces.includes(planned.game.number));
          return (
            <li key={game.number}>
              <button
                type="button"
                className="die-line grid size-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 rounded-md p-2.5 text-start text-inherit [--board:var(--tile)] hover:bg-tile-2 max-4xs:grid-cols-[minmax(0,1fr)_auto]"
                onClick={() => onAddReserve(offered)}
              >
                <GameCover
                  title={game.title}
                  category={game.category ?? 'family'}
                  imageUrl={game.imageUrl}
                  className="aspect-square w-11 rounded-sm max-4xs:hidden"
                />
                <span>
                  <b className="block leading-[1.3] wrap-anywhere" dir="auto">
                    {game.title}
                  </b>
                  <small className="mt-0.5 block text-xs leading-[1.3] wrap-anywhere text-ink-2">
                    {minutes} min
                    {replaced.length > 0 ? `, in place of ${titlesText(replaced.map((one) => one.game.title))}` : ''}
                  </small>
                  <small className="mt-0.5 block text-xs leading-[1.3] wrap-anywhere text-ink-2">
                    {reasonLine(reasons)}
                  </small>
                </span>
                <Plus className="icon" aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
