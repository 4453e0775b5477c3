import { Plus } from 'lucide-react';
import { t } from '#client/challenges/words/words.ts';
import type { BoardGame } from './board-game.ts';
import { SQUARE, squareColour } from './square.ts';

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
      className="grid w-full max-w-[calc(var(--columns)_*_2.5rem)] grid-cols-[repeat(var(--columns),minmax(0,1fr))] gap-1 md:max-w-[calc(var(--wide-columns)_*_2.5rem)] md:grid-cols-[repeat(var(--wide-columns),minmax(0,1fr))] md:gap-1.5 md:justify-self-end"
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
            className="grid aspect-square w-full place-items-center rounded-xs bg-tile text-ink-2 shadow-[inset_0_0_0_1.5px_var(--line-strong)] hover:bg-petrol-tint hover:text-petrol"
            aria-label={t('Log a play of {title}', { title: game.title })}
            onClick={onLog}
          >
            <Plus className="size-4" aria-hidden="true" />
          </button>
        ) : (
          <span key={place} className={SQUARE} data-played={place < plays || undefined} aria-hidden="true" />
        ),
      )}
    </div>
  );
}
