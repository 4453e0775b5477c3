import { Crown } from 'lucide-react';
import { scoreText } from '#client/lib/number-text.ts';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import type { Board } from '../board/use-board.ts';

/** A player's total, and whether they lead. */
export function PlayerTotal({ board, player }: { board: Board; player: string }) {
  return (
    <>
      {board.leaders.has(player) ? (
        <>
          <Crown className="icon me-1.5 inline-block align-[0.28em] text-[0.5em] text-tier-3-ink" aria-hidden="true" />
          <VisuallyHidden>In front: </VisuallyHidden>
        </>
      ) : null}
      {scoreText(board.totals.get(player) ?? 0)}
    </>
  );
}
