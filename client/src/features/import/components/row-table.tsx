import { Tile } from '#client/ui/tile.tsx';
import type { ImportRow } from '#shared/contracts/imports.ts';
import './row-table.css';

/** Rows of a file with what is to be said of each, if anything; below 640 px every row is a card of its own. */
export function RowTable({ caption, rows }: { caption: string; rows: readonly ImportRow[] }) {
  const hasNotes = rows.some(({ note }) => note !== '');
  return (
    <Tile pad="none" className="import-rows">
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Game</th>
            {hasNotes ? <th scope="col">Note</th> : null}
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
              {hasNotes ? <td className="import-row-note">{note}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </Tile>
  );
}
