import type { ReactNode } from 'react';
import { percentText } from '#client/lib/number-text.ts';
import { Tile } from './tile.tsx';
import './figures-table.css';

/** A figure of a row: column heading, and value as text. */
export type Figure<Row> = readonly [heading: string, figure: (row: Row) => string];

interface FiguresTableProps<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** The subject of a row: column heading and cell. */
  about: readonly [heading: string, cell: (row: Row) => ReactNode];
  /** A fraction or null, shown as a bar and in per cent. */
  share: readonly [heading: string, share: (row: Row) => number | null];
  /** Four to six. */
  figures: readonly Figure<Row>[];
}

/** A table of figures; below 1100 px each row is a card. */
export function FiguresTable<Row>({ rows, keyOf, about, share, figures }: FiguresTableProps<Row>) {
  const headings = [about[0], share[0], ...figures.map(([heading]) => heading)];
  return (
    <Tile pad="none" className="figures-table overflow-hidden" data-figures={figures.length}>
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr>
            {headings.map((heading) => (
              <th
                className="bg-tile-2 px-5 py-3.25 text-end text-xs font-strong text-ink-2 tabular-nums first:text-start first:wrap-anywhere"
                key={heading}
                scope="col"
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr className="not-first:border-t not-first:border-t-line" key={keyOf(row)}>
              <th
                className="px-5 py-2.5 text-end font-strong tabular-nums first:text-start first:wrap-anywhere max-lg:col-span-full max-lg:p-0 max-lg:text-start"
                scope="row"
              >
                {about[1](row)}
              </th>
              <ShareCell share={share[1](row)} />
              {figures.map(([heading, figure]) => (
                <td
                  className="px-5 py-2.5 text-end tabular-nums max-lg:p-0 max-lg:text-start max-lg:not-[.figures-share]:font-semibold"
                  key={heading}
                >
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
    <td className="figures-share px-5 py-2.5 text-end tabular-nums max-lg:p-0 max-lg:text-start max-lg:not-[.figures-share]:font-semibold">
      <span
        className="inline-block h-2 w-27.5 overflow-hidden rounded-pip bg-well align-middle max-lg:flex-1 forced-colors:border forced-colors:border-[CanvasText]"
        aria-hidden="true"
      >
        <i
          className="block h-full w-[calc(var(--share)_*_100%)] bg-petrol forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none"
          style={{ '--share': share ?? 0 }}
        />
      </span>
      <b className="inline-block min-w-16.5 font-display text-lead leading-none font-extrabold normal-nums max-lg:text-end">
        {percentText(share)}
      </b>
    </td>
  );
}
