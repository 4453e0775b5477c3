import { Plus } from 'lucide-react';
import type { BoardGame } from './board-game.ts';
import { squareColour } from './square-colour.ts';
import './board.css';

/** In one row on a phone, and on a wide screen; further ones go below. */
const [IN_A_ROW, IN_A_WIDE_ROW] = [10, 15];

interface PlaySquaresProps {
  game: BoardGame;
  plays: number;
  goal: number;
  /** Logs the next play, from the next square; absent where none counts. */
  onLog?: (() => void) | undefined;
}

/** A square for each play that is asked for, filled from the left. The numbers stand beside it in words. */
export function PlaySquares({ game, plays, goal, onLog }: PlaySquaresProps) {
  return (
    <div
      className="board-squares"
      style={{
        '--columns': Math.min(goal, IN_A_ROW),
        '--wide-columns': goal > IN_A_WIDE_ROW ? IN_A_ROW : goal,
        '--square': squareColour(game),
      }}
    >
      {Array.from({ length: goal }, (_, place) =>
        place === plays && onLog ? (
          <button
            key={place}
            type="button"
            className="board-square-next"
            aria-label={`Log a play of ${game.title}`}
            onClick={onLog}
          >
            <Plus className="size-4" aria-hidden="true" />
          </button>
        ) : (
          <span key={place} className="board-square" data-played={place < plays || undefined} aria-hidden="true" />
        ),
      )}
    </div>
  );
}
