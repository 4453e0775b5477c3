import type { ReactNode } from 'react';
import { percentText } from '#client/lib/number-text.ts';
import { Tile } from './tile.tsx';
import './figures-table.css';

/** What a row has at its end: the column's heading, and the figure in words. */
export type Figure<Row> = readonly [heading: string, figure: (row: Row) => string];

interface FiguresTableProps<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Who or what a row is about; the column's heading, and the cell. */
  about: readonly [heading: string, cell: (row: Row) => ReactNode];
  /** A share of 0 to 1 or null, shown as a bar and in percent. */
  share: readonly [heading: string, share: (row: Row) => number | null];
  /** Four to six. */
  figures: readonly Figure<Row>[];
}

/** Who does how well, a row each; below 1100 px each row is a card of its own. */
export function FiguresTable<Row>({ rows, keyOf, about, share, figures }: FiguresTableProps<Row>) {
  const headings = [about[0], share[0], ...figures.map(([heading]) => heading)];
  return (
    <Tile pad="none" className="figures-table" data-figures={figures.length}>
      <table>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">{about[1](row)}</th>
              <ShareCell share={share[1](row)} />
              {figures.map(([heading, figure]) => (
                <td key={heading}>
                  <span className="figures-word" aria-hidden="true">
                    {heading}
                  </span>
                  {figure(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Tile>
  );
}

function ShareCell({ share }: { share: number | null }) {
  return (
    <td className="figures-share">
      <span className="figures-bar" aria-hidden="true">
        <i style={{ '--share': share ?? 0 }} />
      </span>
      <b>{percentText(share)}</b>
    </td>
  );
}
