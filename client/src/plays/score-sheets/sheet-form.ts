import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { bounded, requiredText } from '#shared/contract/fields.ts';
import { MAX_SHEET_ROWS, MAX_SHORT_TEXT_LENGTH, MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import type { ScoreRow, ScoreSheet } from '#shared/shapes/score-sheet.ts';
import type { WrittenSheet } from './api.ts';
import { t } from '#client/plays/words/words.ts';

const MAX_POINTS = 10_000;
const MAX_PER = 1000;
const MAX_LISTED = 200;

const isPoints = (text: string) => text.trim() !== '' && Math.abs(Number(text)) <= MAX_POINTS;
const points = z.pipe(
  z.string().check(z.refine(isPoints, t('Please enter the points, from -10,000 to 10,000'))),
  z.transform(Number),
);
const isPer = (text: string) => Number.isInteger(Number(text)) && Number(text) >= 1 && Number(text) <= MAX_PER;
const per = z.pipe(
  z.string().check(z.refine(isPer, t('Please enter a whole number from 1 to 1,000'))),
  z.transform(Number),
);
const listed = (text: string) => text.split(/[\s,;]+/).filter((one) => one !== '');
const list = z.pipe(
  z.string().check(
    z.refine((text) => listed(text).length > 0, t('Please enter the points for none, one, two and so on')),
    z.refine((text) => listed(text).every(isPoints), t('Please enter numbers only, with commas between them')),
    z.refine(
      (text) => listed(text).length <= MAX_LISTED,
      t('Please enter at most {count} numbers', { count: MAX_LISTED }),
    ),
  ),
  z.transform((text) => listed(text).map(Number)),
);

/** For a field that the worth does not use. */
const unused = z.string();
const label = requiredText(MAX_SHORT_TEXT_LENGTH, t('Every row has a name'));

/** Parses a typed row into a row of a sheet. */
export const rowForm = z.pipe(
  z.discriminatedUnion('by', [
    z.object({ key: z.string(), label, by: z.literal('points'), points: unused, per: unused, list: unused }),
    z.object({ key: z.string(), label, by: z.literal('each'), points, per, list: unused }),
    z.object({ key: z.string(), label, by: z.literal('list'), points: unused, per: unused, list }),
  ]),
  z.transform((row): WrittenSheet['rows'][number] => {
    const named = { key: row.key, label: row.label };
    if (row.by === 'each') return { ...named, worth: { by: row.by, points: row.points, per: row.per } };
    return { ...named, worth: row.by === 'list' ? { by: row.by, points: row.list } : { by: row.by } };
  }),
);

/** Parses a typed sheet into the request. */
export const sheetForm = z.object({
  name: requiredText(MAX_SHORT_TEXT_LENGTH, t('A score sheet has a name')),
  outcome: z.enum(['highest', 'lowest']),
  gameTitle: z.pipe(
    bounded(MAX_TITLE_LENGTH),
    z.transform((text) => text.trim() || null),
  ),
  bggId: z.nullable(z.int()),
  rows: z
    .array(rowForm)
    .check(z.maxLength(MAX_SHEET_ROWS, t('At most {count} rows fit a sheet', { count: MAX_SHEET_ROWS }))),
});

export interface RowFields {
  key: string;
  label: string;
  by: ScoreRow['worth']['by'];
  /** Points for each `per` of it. */
  points: string;
  per: string;
  /** For none, one, two and so on. */
  list: string;
}
export interface SheetFields {
  name: string;
  outcome: ScoreSheet['outcome'];
  gameTitle: string;
  bggId: number | null;
  rows: RowFields[];
}
export type SheetForm = UseFormReturn<SheetFields, unknown, WrittenSheet>;

/** A blank row with an unused key. */
export function blankRow(rows: readonly { key: string }[]): RowFields {
  const numbers = rows.map(({ key }) => Number(/^row-(\d{1,6})$/.exec(key)?.[1] ?? 0));
  return { key: `row-${Math.max(0, ...numbers) + 1}`, label: '', by: 'points', points: '1', per: '1', list: '' };
}

/** The form's values for a sheet; without one, a new sheet. */
export function fieldsOf(sheet: (ScoreSheet & { gameTitle: string | null; bggId: number | null }) | null): SheetFields {
  if (!sheet) return { name: '', outcome: 'highest', gameTitle: '', bggId: null, rows: [blankRow([])] };
  const { name, outcome, gameTitle, bggId } = sheet;
  return { name, outcome, gameTitle: gameTitle ?? '', bggId, rows: sheet.rows.map(rowFieldsOf) };
}

function rowFieldsOf({ key, label: text, worth }: ScoreRow): RowFields {
  const row = { ...blankRow([]), key, label: text, by: worth.by };
  if (worth.by === 'each') return { ...row, points: String(worth.points), per: String(worth.per) };
  return worth.by === 'list' ? { ...row, list: worth.points.join(', ') } : row;
}
