import { scoreText } from '#client/lib/number-text.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { cellAt } from '../board/rows.ts';
import type { Board } from '../board/use-board.ts';
import './key-pad.css';

/** Conflicting numbers in one cell: one press chooses the right one. */
export function ConflictQuestion({ board }: { board: Board }) {
  const { dispute } = board;
  const cell = dispute ? cellAt(board.state, dispute) : undefined;
  if (!dispute || !cell) return null;
  const values = [cell, ...cell.conflicts].map(({ key, value }) => ({ key, value }));
  const words = values.map(({ value }) => (value === null ? 'none' : scoreText(value)));
  const list = new Intl.ListFormat('en').format(words);
  const count = values.length === 2 ? 'Two' : String(values.length);
  return (
    <section
      className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-md border border-warn-solid bg-warn-tint px-3 py-2 leading-[1.3] font-semibold text-ink"
      role="alert"
    >
      <p className="flex-[1_1_12rem]">
        {count} numbers for <bdi>{board.nameOf(dispute.player)}</bdi> in {board.labelOf(dispute.row)}: {list}. Which is
        right?
      </p>
      <div className="flex flex-wrap gap-2">
        {values.map(({ key, value }, index) => (
          <Button className="min-w-16 text-lg" key={key} variant="act" onClick={() => board.decide(dispute, value)}>
            {words[index]}
          </Button>
        ))}
      </div>
    </section>
  );
}
