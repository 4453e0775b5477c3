import { COPY_TEXTS } from '#shared/contracts/change-copies.ts';
import { MAX_PRICE } from '#shared/limits.ts';
import { STORAGE_LIMITS } from '#shared/rules/plans/storage-limits.ts';
import { decimal, wholeNumber } from './bgg-collection-cells.ts';
import { withoutHidden } from '#shared/rules/text/without-hidden.ts';
import type { BggCells } from '#server/outbound/rules/bgg-collection-columns.ts';
import { COPY_FACTS } from './merge-copies.ts';
import type { ImportedCopy } from '#shared/schema/imported-game.ts';

/**
 * Returns the copies in a row of BoardGameGeek's collection file: as many as its quantity says; none without details.
 */
export function copiesIn(cells: BggCells): ImportedCopy[] {
  const text = (cell: string, name: keyof typeof COPY_TEXTS): string | null =>
    withoutHidden(cell).replace(/\r\n?/g, '\n').slice(0, COPY_TEXTS[name]).toWellFormed().trim() || null;
  const pricePaid = priceIn(cells.pricepaid);
  const copy: ImportedCopy = {
    edition: text(cells.version_nickname, 'edition'),
    language: text(cells.version_languages, 'language'),
    pricePaid,
    priceCurrency: pricePaid !== null && /^[A-Z]{3}$/.test(cells.pp_currency) ? cells.pp_currency : null,
    acquiredOn: dayIn(cells.acquisitiondate),
    acquiredFrom: text(cells.acquiredfrom, 'acquiredFrom'),
    place: text(cells.invlocation, 'place'),
    condition: text(cells.conditiontext, 'condition'),
    barcode: text(cells.barcode, 'barcode'),
  };
  const quantity = Math.min(wholeNumber(cells.quantity, 1, 1_000_000) ?? 1, STORAGE_LIMITS.copiesOfGame.most);
  const hasDetails = quantity > 1 || COPY_FACTS.some((fact) => copy[fact] !== null);
  return hasDetails ? Array.from({ length: quantity }, () => copy) : [];
}

/** An amount without its currency, in whole cents; null if there is none, or it cannot be read. */
export function priceIn(cell: string): number | null {
  const price = decimal(cell, 0, MAX_PRICE);
  return price === null ? null : Math.round(price * 100) / 100;
}

/** A date of the calendar from 1900 on; others, such as BoardGameGeek's 0000-00-00, are none. */
export function dayIn(cell: string): string | null {
  if (!/^(?:19|2\d)\d\d-\d\d-\d\d$/.test(cell)) return null;
  const day = new Date(`${cell}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(cell) ? cell : null;
}

/** The columns of one row. */
export interface CopyCells {
  version_nickname: string | null;
  version_languages: string | null;
  pricepaid: string | null;
  pp_currency: string | null;
  acquisitiondate: string | null;
  acquiredfrom: string | null;
  quantity: number | null;
  invlocation: string | null;
  conditiontext: string | null;
  barcode: string | null;
}

const cellsOf = (copy: ImportedCopy, quantity: number): CopyCells => ({
  version_nickname: copy.edition,
  version_languages: copy.language,
  pricepaid: copy.pricePaid?.toFixed(2) ?? null,
  pp_currency: copy.priceCurrency,
  acquisitiondate: copy.acquiredOn,
  acquiredfrom: copy.acquiredFrom,
  quantity: quantity === 1 ? null : quantity,
  invlocation: copy.place,
  conditiontext: copy.condition,
  barcode: copy.barcode,
});

const NOTHING: CopyCells = {
  version_nickname: null,
  version_languages: null,
  pricepaid: null,
  pp_currency: null,
  acquisitiondate: null,
  acquiredfrom: null,
  quantity: null,
  invlocation: null,
  conditiontext: null,
  barcode: null,
};

/** The columns about copies. */
export const COPY_COLUMNS: ReadonlySet<string> = new Set(Object.keys(NOTHING));

/** The copies of a game as rows of BoardGameGeek's file: equal ones in one row, with their number; one row if there are none. */
export function copyRows(copies: readonly ImportedCopy[]): CopyCells[] {
  const rows = new Map<string, { copy: ImportedCopy; quantity: number }>();
  for (const copy of copies) {
    const key = JSON.stringify(COPY_FACTS.map((fact) => copy[fact] ?? null));
    const same = rows.get(key);
    if (same) same.quantity += 1;
    else rows.set(key, { copy, quantity: 1 });
  }
  if (rows.size === 0) return [NOTHING];
  return [...rows.values()].map(({ copy, quantity }) => cellsOf(copy, quantity));
}
