import { Crown } from 'lucide-react';
import { scoreText } from '#client/lib/number-text.ts';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import type { Board } from '../board/use-board.ts';

/** What somebody has so far, and whether nobody has more. */
export function PlayerTotal({ board, player }: { board: Board; player: string }) {
  return (
    <>
      {board.leaders.has(player) ? (
        <>
          <Crown className="icon" aria-hidden="true" />
          <VisuallyHidden>In front: </VisuallyHidden>
        </>
      ) : null}
      {scoreText(board.totals.get(player) ?? 0)}
    </>
  );
}
