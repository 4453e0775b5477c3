import { ChevronLeft, ChevronRight, List, Table2 } from 'lucide-react';
import { Button } from '#client/ui/forms/button.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import type { Board } from '../board/use-board.ts';
import { t } from '#client/score-pads/words/words.ts';

interface RowBarProps {
  board: Board;
  /** The whole sheet is shown instead of one row. */
  isWhole: boolean;
  onWhole: (isWhole: boolean) => void;
}

/** The selected row, navigation to others, and the whole sheet. */
export function RowBar({ board, isWhole, onWhole }: RowBarProps) {
  const { rows, selected } = board;
  const at = rows.findIndex(({ key }) => key === selected?.row);
  const to = (by: number) => board.move({ rows: by, players: 0 });
  return (
    <div className="flex flex-none items-center px-2 py-0.5">
      {isWhole ? null : (
        <>
          <IconButton
            className="size-tap text-title"
            icon={ChevronLeft}
            label={t('Row before')}
            disabled={at <= 0}
            onClick={() => to(-1)}
          />
          <h2 className="truncate text-lg font-extrabold">{rows[at]?.label}</h2>
          <IconButton
            className="size-tap text-title"
            icon={ChevronRight}
            label={t('Row after')}
            disabled={at >= rows.length - 1}
            onClick={() => to(1)}
          />
        </>
      )}
      <Button
        className="ms-auto flex-none"
        size="sm"
        variant="ghost"
        icon={isWhole ? List : Table2}
        onClick={() => onWhole(!isWhole)}
      >
        {isWhole ? t('One Row') : t('Whole Sheet')}
      </Button>
    </div>
  );
}
