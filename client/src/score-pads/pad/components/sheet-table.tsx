import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import type { Board } from '../board/use-board.ts';
import { CellButton } from './cell-button.tsx';
import { PlayerTotal } from './player-total.tsx';
import { seatColours, SeatMark } from './seat-mark.tsx';
import './score-table.css';
import type { PadState } from '#shared/score-pads/fold-pad.ts';
import { pointsOf, type RowWorth } from '#shared/shapes/score-sheet.ts';
import { cellAt, type Row } from '../board/rows.ts';
import { scoreText } from '#client/lib/number-text.ts';
import { t } from '#client/score-pads/words/words.ts';

/** The worth of a row in a few words; '' if numbers count as they are. */
function worthText(worth: RowWorth): string {
  if (worth.by === 'points') return '';
  if (worth.by === 'list') return t('by a list');
  const each = scoreText(worth.points);
  return worth.per === 1
    ? t('{points} each', { points: each })
    : t('{points} for every {number}', { points: each, number: scoreText(worth.per) });
}

/** Running totals after each row, keyed by player and row separated by a space. */
function runningTotals(rows: readonly Row[], state: PadState): Map<string, number> {
  const running = new Map<string, number>();
  for (const { key: player } of state.players) {
    let sum = 0;
    for (const { key: row, worth } of rows) {
      sum += pointsOf(worth, cellAt(state, { player, row })?.value ?? 0);
      running.set(`${player} ${row}`, sum);
    }
  }
  return running;
}

interface SheetTableProps {
  board: Board;
  title: string;
  /** Rows are rounds: running totals are shown. */
  isRounds: boolean;
}

/** The whole sheet: rows or rounds, players as columns, totals below. */
export function SheetTable({ board, title, isRounds }: SheetTableProps) {
  const { players } = board.state;
  const running = isRounds ? runningTotals(board.rows, board.state) : null;
  return (
    <table className="sheet-table min-w-full border-separate border-spacing-0">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th className="sticky top-0 z-2 max-w-23 bg-table px-0.5 py-1 leading-[1.15]" scope="col">
            <VisuallyHidden>{t('Row')}</VisuallyHidden>
          </th>
          {players.map(({ key, name }) => (
            <th
              className="sticky top-0 z-2 max-w-23 bg-table px-0.5 py-1 leading-[1.15]"
              key={key}
              scope="col"
              data-in-hand={board.selected?.player === key || undefined}
            >
              <SeatMark seat={board.seats.get(key) ?? 0} />
              <bdi className="block truncate" title={name}>
                {name}
              </bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {board.rows.map(({ key: row, label, worth }) => (
          <tr key={row} data-in-hand={board.selected?.row === row || undefined}>
            <th
              className="sticky -left-2 z-1 max-w-[34vw] min-w-18 bg-table py-1 pr-1.5 pl-2 text-start leading-[1.2] font-strong"
              scope="row"
            >
              {label}
              {worth.by === 'points' ? null : (
                <small className="block text-2xs font-medium text-ink-3">{worthText(worth)}</small>
              )}
            </th>
            {players.map(({ key }) => (
              <td className="p-0.5" key={key}>
                <CellButton
                  board={board}
                  player={key}
                  row={row}
                  worth={worth}
                  running={running?.get(`${key} ${row}`)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th
            className="sticky -bottom-2 -left-2 z-2 max-w-[34vw] min-w-18 bg-table py-1 pt-2 pr-1.5 pb-2.5 pl-2 text-start leading-[1.2] font-strong"
            scope="row"
          >
            {t('Total')}
          </th>
          {players.map(({ key }) => (
            <td
              key={key}
              data-total
              className="sticky -bottom-2 z-1 bg-table p-0.5 pt-2 pb-2.5 text-center font-display text-[length:clamp(1.375rem,1rem_+_1.6vw,2.25rem)] leading-none font-[850] whitespace-nowrap text-(color:--seat-ink)"
              style={seatColours(board.seats.get(key))}
            >
              <PlayerTotal board={board} player={key} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
