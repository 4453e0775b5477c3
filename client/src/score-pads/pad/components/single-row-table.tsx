import type { Board } from '../board/use-board.ts';
import { CellButton } from './cell-button.tsx';
import { PlayerTotal } from './player-total.tsx';
import { seatColours, SeatMark } from './seat-mark.tsx';
import './score-table.css';
import { t } from '#client/score-pads/words/words.ts';

/** One selected row or round: players with numbers and totals. */
export function SingleRowTable({ board, title }: { board: Board; title: string }) {
  const row = board.rows.find(({ key }) => key === board.selected?.row) ?? board.rows[0];
  if (!row) return null;
  return (
    <table
      className="hand-table h-[min(100%,calc(34px_+_104px_*_var(--count)))] w-full border-separate"
      style={{ '--count': board.state.players.length }}
    >
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Player')}</th>
          <th scope="col">{row.label}</th>
          <th scope="col">{t('Total')}</th>
        </tr>
      </thead>
      <tbody>
        {board.state.players.map(({ key, name }) => {
          const isInHand = board.selected?.player === key;
          return (
            <tr key={key} style={seatColours(board.seats.get(key))} data-in-hand={isInHand || undefined}>
              <th scope="row">
                <span className="flex items-center gap-2.5 max-2xs:gap-1.5">
                  <SeatMark seat={board.seats.get(key) ?? 0} />
                  <bdi className="hand-name truncate leading-[1.2] font-strong">{name}</bdi>
                  {board.state.starter === key ? (
                    <span className="flex-none rounded-xs border border-line-strong px-1.5 py-px text-2xs font-semibold text-ink-2">
                      {t('begins')}
                    </span>
                  ) : null}
                </span>
              </th>
              <td>
                <CellButton board={board} player={key} row={row.key} worth={row.worth} />
              </td>
              <td
                data-total
                className="text-end font-display text-[length:clamp(1.75rem,calc(22dvh_/_var(--count,5)),3.75rem)] leading-none font-[850] whitespace-nowrap text-(color:--seat-ink)"
              >
                <PlayerTotal board={board} player={key} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
