import type { Board } from '../board/use-board.ts';
import { CellButton } from './cell-button.tsx';
import { PlayerTotal } from './player-total.tsx';
import { SeatMark } from './seat-mark.tsx';
import './score-table.css';

/** One row or round in hand: everybody below one another, with their number in it and their total. */
export function HandTable({ board, title }: { board: Board; title: string }) {
  const row = board.rows.find(({ key }) => key === board.place?.row) ?? board.rows[0];
  if (!row) return null;
  return (
    <table className="hand-table" style={{ '--count': board.state.players.length }}>
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col">Player</th>
          <th scope="col">{row.label}</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {board.state.players.map(({ key, name }) => {
          const isInHand = board.place?.player === key;
          return (
            <tr key={key} data-seat={board.seats.get(key)} data-in-hand={isInHand || undefined}>
              <th scope="row">
                <span className="hand-player">
                  <SeatMark seat={board.seats.get(key) ?? 0} />
                  <bdi className="hand-name">{name}</bdi>
                  {board.state.starter === key ? <span className="starter-mark">begins</span> : null}
                </span>
              </th>
              <td>
                <CellButton board={board} player={key} row={row.key} worth={row.worth} />
              </td>
              <td className="hand-total">
                <PlayerTotal board={board} player={key} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
