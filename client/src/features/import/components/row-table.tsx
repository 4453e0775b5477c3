import { Tile } from '#client/ui/tile.tsx';
import type { ImportRow } from '#shared/contracts/imports.ts';
import './row-table.css';

/** Rows of a file with what becomes of each; below 640 px every row is a card of its own. */
export function RowTable({ caption, rows }: { caption: string; rows: readonly ImportRow[] }) {
  return (
    <Tile pad="none" className="import-rows">
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Game</th>
            <th scope="col">Note</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, title, note }) => (
            <tr key={line}>
              <td className="import-row-line">
                <span className="import-row-word">Line </span>
                {line}
              </td>
              <th scope="row">{title === '' ? 'No title' : <bdi>{title}</bdi>}</th>
              <td className="import-row-note">{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Tile>
  );
}
