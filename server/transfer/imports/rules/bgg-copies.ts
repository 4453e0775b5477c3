import { COPY_TEXTS } from '#shared/copies/change-copies-contract.ts';
import type { BggValues } from './bgg-readers.ts';
import { withoutHidden } from '#shared/text/without-hidden.ts';
import type { BggColumn } from './bgg-collection-columns.ts';
import { COPY_FACTS, NO_COPY } from '#server/copies/service.ts';
import type { ImportedCopy } from '#shared/schema/imported-game.ts';

/** The texts of a copy by their columns. */
const TEXT_COLUMNS = {
  edition: 'version_nickname',
  language: 'version_languages',
  acquiredFrom: 'acquiredfrom',
  place: 'invlocation',
  condition: 'conditiontext',
  notes: 'privatecomment',
  barcode: 'barcode',
} as const satisfies Partial<Record<keyof ImportedCopy, BggColumn>>;
type CopyText = keyof typeof TEXT_COLUMNS;
const COPY_TEXT_FACTS = Object.keys(TEXT_COLUMNS) as CopyText[];

const wholeText = (values: BggValues, fact: CopyText): string =>
  withoutHidden(values[TEXT_COLUMNS[fact]]).replace(/\r\n?/g, '\n').trim();

/** Whether a text about a copy is longer than what is kept of it. */
export const isCopyCut = (values: BggValues): boolean =>
  COPY_TEXT_FACTS.some((fact) => wholeText(values, fact).length > COPY_TEXTS[fact]);

/**
 * Returns the copies in a row of BoardGameGeek's collection file: as many as its quantity says; none without details.
 */
export function copiesIn(values: BggValues): ImportedCopy[] {
  const texts = COPY_TEXT_FACTS.map((fact) => [
    fact,
    wholeText(values, fact).slice(0, COPY_TEXTS[fact]).toWellFormed().trim() || null,
  ]);
  const { pricepaid: pricePaid, acquisitiondate: acquiredOn } = values;
  const priceCurrency = pricePaid === null ? null : values.pp_currency;
  const copy: ImportedCopy = { ...NO_COPY, ...Object.fromEntries(texts), pricePaid, priceCurrency, acquiredOn };
  const quantity = values.quantity ?? 1;
  const hasDetails = quantity > 1 || COPY_FACTS.some((fact) => copy[fact] !== null);
  return hasDetails ? Array.from({ length: quantity }, () => copy) : [];
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
  privatecomment: string | null;
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
  privatecomment: copy.notes ?? null,
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
  privatecomment: null,
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
