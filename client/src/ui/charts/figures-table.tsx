import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { percentText } from '#client/lib/number-text.ts';
import { Tile } from '../layout/tile.tsx';
import './figures-table.css';

/** A figure of a row: column heading, and value as text. */
export type Figure<Row> = readonly [heading: string, figure: (row: Row) => string];

interface FiguresTableProps<Row> {
  /** For screen readers, where no heading precedes the table. */
  caption?: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** The subject of a row: column heading and cell. */
  about: readonly [heading: string, cell: (row: Row) => ReactNode];
  /** A fraction or null, shown as a bar and in per cent, with what it counts. With it each row is a card below 1100 px. */
  share?: readonly [heading: string, share: (row: Row) => number | null, counted?: (row: Row) => string];
  /** Four to six with a share, else up to three. */
  figures: readonly Figure<Row>[];
  /** A last column that phones have no room for. */
  wideFigure?: Figure<Row>;
}

const CARD_CELL = 'px-5 text-end tabular-nums first:text-start first:wrap-anywhere';
const CARD_FIGURE =
  'px-5 py-2.5 text-end tabular-nums max-lg:p-0 max-lg:text-start max-lg:not-[.figures-share]:font-semibold';
const CARDS = {
  heading: clsx(CARD_CELL, 'bg-tile-2 py-3.25 text-xs font-strong text-ink-2'),
  row: 'not-first:border-t not-first:border-t-line',
  about: clsx(CARD_CELL, 'py-2.5 font-strong max-lg:col-span-full max-lg:p-0 max-lg:text-start'),
  figure: CARD_FIGURE,
};

const LINE_CELL =
  'px-2 text-end tabular-nums first:ps-4 first:text-start first:wrap-anywhere last:pe-4 max-sm:has-[+.figure-wide:last-child]:pe-4 sm:px-4 sm:first:ps-5 sm:last:pe-5';
const LINES = {
  heading: clsx(LINE_CELL, 'bg-tile-2 py-3 text-xs font-strong text-ink-2'),
  row: 'relative not-first:border-t not-first:border-t-line has-[.figure-link:hover]:bg-tile-2',
  about: clsx(LINE_CELL, 'py-2.25 font-strong'),
  figure: clsx(LINE_CELL, 'py-2.25'),
};
const WIDE = 'figure-wide max-sm:hidden';

/** A table of figures. A row is the link of its first cell, if it has one. */
export function FiguresTable<Row>(props: FiguresTableProps<Row>) {
  const { caption, rows, keyOf, about, share, figures, wideFigure } = props;
  const headings = [about[0], ...(share ? [share[0]] : []), ...figures.map(([heading]) => heading)];
  const look = share ? CARDS : LINES;
  return (
    <Tile
      pad="none"
      className={clsx(share && 'figures-table', 'overflow-hidden')}
      data-figures={share ? figures.length : undefined}
    >
      <table className="w-full border-collapse text-sm">
        {caption === undefined ? null : <caption className="sr-only">{caption}</caption>}
        <thead>
          <tr>
            {headings.map((heading) => (
              <th className={look.heading} key={heading} scope="col">
                {heading}
              </th>
            ))}
            {wideFigure ? (
              <th className={clsx(look.heading, WIDE)} scope="col">
                {wideFigure[0]}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr className={look.row} key={keyOf(row)}>
              <th className={look.about} scope="row">
                {about[1](row)}
              </th>
              {share ? <ShareCell share={share[1](row)} counted={share[2]?.(row)} /> : null}
              {figures.map(([heading, figure]) => (
                <td className={look.figure} key={heading}>
                  {share ? (
                    <span className="figures-word" aria-hidden="true">
                      {heading}
                    </span>
                  ) : null}
                  {figure(row)}
                </td>
              ))}
              {wideFigure ? <td className={clsx(look.figure, WIDE)}>{wideFigure[1](row)}</td> : null}
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

function ShareCell({ share, counted }: { share: number | null; counted: string | undefined }) {
  return (
    <td className={clsx('figures-share', CARD_FIGURE)}>
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
      {counted === undefined ? null : (
        <small className="block text-xs whitespace-nowrap text-ink-2 max-lg:order-last">{counted}</small>
      )}
    </td>
  );
}
