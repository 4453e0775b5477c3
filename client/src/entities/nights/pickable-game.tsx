import { Hourglass, Users } from 'lucide-react';
import { GameCover } from '#client/brand/game-cover.tsx';
import type { Game } from '#shared/contracts/games.ts';

interface PickableGameProps {
  game: Game;
  chosen: boolean;
  disabled: boolean;
  onToggle: () => void;
}

/** One row of the list: a checkbox that is as large as the row. */
export function PickableGame({ game, chosen, disabled, onToggle }: PickableGameProps) {
  return (
    <li>
      <label className="pickable-game" data-disabled={disabled || undefined}>
        <span className="check">
          <input type="checkbox" checked={chosen} disabled={disabled} onChange={onToggle} />
        </span>
        <GameCover
          title={game.title}
          category={game.category}
          imageUrl={game.imageUrl}
          className="pickable-game-cover"
        />
        <span className="pickable-game-text">
          <b dir="auto">{game.title}</b>
          <span>
            <Users className="icon" aria-hidden="true" />
            <span className="sr-only">, players </span>
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
