import type { ReactNode } from 'react';
import { Crown } from 'lucide-react';
import { scoreText } from '#client/lib/number-text.ts';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import type { Board } from '../board/use-board.ts';
import { rich } from '#client/score-pads/words/words.ts';

const hidden = (inner: ReactNode) => <VisuallyHidden>{inner}</VisuallyHidden>;

/** A player's total, and whether they lead. */
export function PlayerTotal({ board, player }: { board: Board; player: string }) {
  const total = scoreText(board.totals.get(player) ?? 0);
  if (!board.leaders.has(player)) return total;
  return (
    <>
      <Crown className="icon me-1.5 inline-block align-[0.28em] text-[0.5em] text-tier-3-ink" aria-hidden="true" />
      {rich('<hidden>In front: </hidden>{total}', { total, hidden })}
    </>
  );
}
