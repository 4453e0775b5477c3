import type { ReactNode } from 'react';
import { scoreText } from '#client/lib/number-text.ts';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import { pointsOf, type RowWorth } from '#shared/shapes/score-sheet.ts';
import { cellAt } from '../board/rows.ts';
import type { Board } from '../board/use-board.ts';
import './cell-button.css';
import { rich, t } from '#client/score-pads/words/words.ts';

interface CellButtonProps {
  board: Board;
  player: string;
  row: string;
  worth: RowWorth;
  /** The running total including this cell; omitted if not shown. */
  running?: number | undefined;
}

const hidden = (inner: ReactNode) => <VisuallyHidden>{inner}</VisuallyHidden>;

/** The cell of a player and row; pressing selects it. */
export function CellButton({ board, player, row, worth, running }: CellButtonProps) {
  const cell = cellAt(board.state, { player, row });
  const isInHand = board.selected?.player === player && board.selected.row === row;
  const typed = isInHand ? board.typing?.text : undefined;
  const value = cell?.value ?? null;
  const shown = typed ?? (value === null ? '' : scoreText(value));
  const points = typed === undefined && value !== null && worth.by !== 'points' ? pointsOf(worth, value) : null;
  const isDisputed = Boolean(cell?.conflicts.length);
  const named = { name: board.nameOf(player), row: board.labelOf(row) };
  const number = <span className="num">{shown}</span>;
  return (
    <button
      type="button"
      data-cell
      data-disputed={isDisputed || undefined}
      data-typing={typed === undefined ? undefined : true}
      aria-current={isInHand ? 'true' : undefined}
      className="pad-cell relative grid w-full place-content-center justify-items-center rounded-sm px-2 py-0.5 leading-[1.1] font-bold text-ink"
      onClick={() => board.select({ player, row })}
    >
      {shown === ''
        ? rich('<hidden>{name}, {row}: no number</hidden>{number}', { ...named, hidden, number })
        : rich('<hidden>{name}, {row}: </hidden>{number}', { ...named, hidden, number })}
      {points === null ? null : (
        <small className="num text-2xs font-medium text-ink-2 not-has-[+small]:before:content-['=_']">
          {rich('<hidden>, worth </hidden>{points}', { points: scoreText(points), hidden })}
        </small>
      )}
      {running === undefined || value === null ? null : (
        <small className="num text-2xs font-medium text-ink-2 not-has-[+small]:before:content-['=_']">
          {rich('<hidden>, so far </hidden>{total}', { total: scoreText(running), hidden })}
        </small>
      )}
      {isDisputed ? (
        <>
          <span
            className="absolute -top-1.75 -right-1.25 bottom-auto left-auto grid size-5 place-content-center rounded-round bg-warn-solid text-2xs text-[#22190a]"
            aria-hidden="true"
          >
            ?
          </span>
          <VisuallyHidden>{t(', two numbers')}</VisuallyHidden>
        </>
      ) : null}
    </button>
  );
}
