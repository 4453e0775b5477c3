import type { BoardGame } from '../board/board-game.ts';
import { squareColour } from '../board/square.ts';
import { miniSquares, type MiniSquares } from './mini-squares.ts';
import type { ChallengeView } from '../challenge-views.ts';

const [SIZE, GAP] = [8, 2];

interface MiniBoardProps {
  view: ChallengeView;
  gameOf: (game: { key: string; gameId: number | null; title: string }) => BoardGame;
  className?: string;
}

/** The board of a challenge in small. */
export function MiniBoard({ view, gameOf, className }: MiniBoardProps) {
  return <SquaresDrawing {...miniSquares(view, (game) => squareColour(gameOf(game)))} className={className} />;
}

/** Squares in rows, those with a colour filled. */
export function SquaresDrawing({ columns, squares, className }: MiniSquares & { className?: string | undefined }) {
  const rows = Math.max(1, Math.ceil(squares.length / columns));
  const step = SIZE + GAP;
  return (
    <svg
      viewBox={`0 0 ${columns * step - GAP} ${rows * step - GAP}`}
      className={className}
      preserveAspectRatio="xMaxYMin meet"
      aria-hidden="true"
      focusable="false"
    >
      {Array.from(squares, (colour, place) => (
        <rect
          key={place}
          x={(place % columns) * step}
          y={Math.floor(place / columns) * step}
          width={SIZE}
          height={SIZE}
          rx={1.5}
          style={{ fill: colour ?? 'var(--well)' }}
        />
      ))}
    </svg>
  );
}
