import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Tile } from '#client/ui/tile.tsx';

/** A figure of a row: column heading, and value as text. */
type Figure<Row> = readonly [heading: string, figure: (row: Row) => string];

interface FigureTableProps<Row> {
  /** For screen readers, where no heading precedes the table. */
  caption?: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** The subject of a row: column heading and cell. */
  about: readonly [heading: string, cell: (row: Row) => ReactNode];
  figures: readonly Figure<Row>[];
  /** A last column that phones have no room for. */
  wideFigure?: Figure<Row>;
}

const CELL =
  'px-2 text-end tabular-nums first:ps-4 first:text-start first:wrap-anywhere last:pe-4 max-sm:has-[+.figure-wide:last-child]:pe-4 sm:px-4 sm:first:ps-5 sm:last:pe-5';
const HEADING = `${CELL} bg-tile-2 py-3 text-xs font-strong text-ink-2`;
const FIGURE = `${CELL} py-2.25`;
const WIDE = 'figure-wide max-sm:hidden';

/** A table of people or games; a row is the link of its first cell, if it has one. */
export function FigureTable<Row>({ caption, rows, keyOf, about, figures, wideFigure }: FigureTableProps<Row>) {
  return (
    <Tile pad="none" className="overflow-hidden">
      <table className="w-full border-collapse text-sm">
        {caption === undefined ? null : <caption className="sr-only">{caption}</caption>}
        <thead>
          <tr>
            {[about[0], ...figures.map(([heading]) => heading)].map((heading) => (
              <th className={HEADING} key={heading} scope="col">
                {heading}
              </th>
            ))}
            {wideFigure ? (
              <th className={`${HEADING} ${WIDE}`} scope="col">
                {wideFigure[0]}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              className="relative not-first:border-t not-first:border-t-line has-[.figure-link:hover]:bg-tile-2"
              key={keyOf(row)}
            >
              <th className={`${FIGURE} font-strong`} scope="row">
                {about[1](row)}
              </th>
              {figures.map(([heading, figure]) => (
                <td className={FIGURE} key={heading}>
                  {figure(row)}
                </td>
              ))}
              {wideFigure ? <td className={`${FIGURE} ${WIDE}`}>{wideFigure[1](row)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </Tile>
  );
}

/** The link of a row; its area is the whole row. */
export const FigureLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link
    href={href}
    className="figure-link after:absolute after:inset-0 hover:text-petrol hover:underline hover:underline-offset-3"
  >
    {children}
  </Link>
);

/** The name of a person, with the link of their row if they have a page. */
export const PersonLink = ({ id, name }: { id: number | null; name: string }) =>
  id === null ? (
    <bdi>{name}</bdi>
  ) : (
    <FigureLink href={`/people/${id}`}>
      <bdi>{name}</bdi>
    </FigureLink>
  );
