import { Redo2, Undo2 } from 'lucide-react';
import { Button } from '#client/ui/forms/button.tsx';
import type { ScoreSheet } from '#shared/shapes/score-sheet.ts';
import { historyOf, toggleUndo } from '../board/history.ts';
import type { Board } from '../board/use-board.ts';
import { t } from '#client/score-pads/words/words.ts';

interface PadHistoryProps {
  board: Board;
  device: string;
  sheet: ScoreSheet;
}

/** The history of actions, latest first; each can be undone and restored. */
export function PadHistory({ board, device, sheet }: PadHistoryProps) {
  const lines = historyOf({ entries: board.entries, device, sheet });
  if (lines.length === 0) return <p className="text-ink-2">{t('Nothing is written yet.')}</p>;
  return (
    <ol className="grid [&_li[data-taken-back]_bdi]:text-ink-3 [&_li[data-taken-back]_bdi]:line-through" reversed>
      {lines.map(({ key, words, who, isTakenBack }) => (
        <li
          className="flex min-h-13 items-center justify-between gap-2 border-b border-b-line"
          key={key}
          data-taken-back={isTakenBack || undefined}
        >
          <p className="grid min-w-0 leading-snug wrap-anywhere">
            <bdi>{words}</bdi>
            <small className="text-ink-3">{isTakenBack ? t('{who}, taken back', { who }) : who}</small>
          </p>
          <Button
            className="flex-none"
            size="sm"
            variant="ghost"
            icon={isTakenBack ? Redo2 : Undo2}
            aria-label={
              isTakenBack ? t('Bring Back: {entry}', { entry: words }) : t('Take Back: {entry}', { entry: words })
            }
            onClick={() => board.write(toggleUndo(board.entries, key))}
          >
            {isTakenBack ? t('Bring Back') : t('Take Back')}
          </Button>
        </li>
      ))}
    </ol>
  );
}
