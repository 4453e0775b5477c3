import { Hourglass, Users } from 'lucide-react';
import { GameCover } from '#client/brand/game-cover.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { t } from '#client/nights/words/words.ts';

interface PickableGameProps {
  game: Game;
  chosen: boolean;
  disabled: boolean;
  onToggle: () => void;
}

/** One row of the list: a row-sized checkbox. */
export function PickableGame({ game, chosen, disabled, onToggle }: PickableGameProps) {
  return (
    <li>
      <label
        className="pickable-game flex min-h-14 cursor-pointer items-center gap-3 rounded-sm px-2.5 py-1.5 hover:bg-tile has-[:checked]:bg-tile has-[:focus-visible]:outline-3 has-[:focus-visible]:-outline-offset-3 has-[:focus-visible]:outline-focus data-disabled:cursor-not-allowed"
        data-disabled={disabled || undefined}
      >
        <span className="check flex items-start gap-2.5 p-0 text-note leading-[1.45]">
          <input
            className="focus-visible:outline-none disabled:border-dashed disabled:bg-tile-2 aria-[invalid=true]:border-bad forced-colors:appearance-auto"
            type="checkbox"
            checked={chosen}
            disabled={disabled}
            onChange={onToggle}
          />
        </span>
        <GameCover
          title={game.title}
          category={game.category}
          imageUrl={game.imageUrl}
          small
          className="pickable-game-cover size-11 flex-none rounded-sm"
        />
        <span className="pickable-game-text grid min-w-0 flex-1 leading-[1.3] wrap-anywhere">
          <b className="font-strong" dir="auto">
            {game.title}
          </b>
          <span className="flex flex-wrap items-center gap-1 text-xs text-ink-3">
            <Users className="icon" aria-hidden="true" />
            <span className="sr-only">{t(', players ')}</span>
            {game.players}
            <Hourglass className="icon" aria-hidden="true" />
            <span className="sr-only">, </span>
            {game.duration}
          </span>
        </span>
      </label>
    </li>
  );
}
