import type { ReactNode } from 'react';
import { language } from '#client/lib/words/language.ts';
import { scoreText } from '#client/lib/number-text.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { cellAt } from '../board/rows.ts';
import type { Board } from '../board/use-board.ts';
import './key-pad.css';
import { rich, t } from '#client/score-pads/words/words.ts';

const isolated = (inner: ReactNode) => <bdi>{inner}</bdi>;

/** Conflicting numbers in one cell: one press chooses the right one. */
export function ConflictQuestion({ board }: { board: Board }) {
  const { dispute } = board;
  const cell = dispute ? cellAt(board.state, dispute) : undefined;
  if (!dispute || !cell) return null;
  const values = [cell, ...cell.conflicts].map(({ key, value }) => ({ key, value }));
  const words = values.map(({ value }) => (value === null ? t('none') : scoreText(value)));
  const list = new Intl.ListFormat(language).format(words);
  return (
    <section
      className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-md border border-warn-solid bg-warn-tint px-3 py-2 leading-[1.3] font-semibold text-ink"
      role="alert"
    >
      <p className="flex-[1_1_12rem]">
        {rich(
          '{count, plural, =2 {Two numbers} other {# numbers}} for <bdi>{name}</bdi> in {row}: {list}. Which is right?',
          {
            count: values.length,
            name: board.nameOf(dispute.player),
            row: board.labelOf(dispute.row),
            list,
            bdi: isolated,
          },
        )}
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
