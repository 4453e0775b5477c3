import * as z from 'zod/mini';
import { MAX_BGG_ID, MAX_SHEET_ROWS, MAX_SHORT_TEXT_LENGTH, MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import { contract } from '#shared/contract/contract.ts';
import { clearableText, idParams, requiredText } from '#shared/contract/fields.ts';
import { t } from '#shared/words/words.ts';

const points = z.number().check(z.minimum(-10_000), z.maximum(10_000));

const worth = z.discriminatedUnion('by', [
  z.object({ by: z.literal('points') }),
  z.object({ by: z.literal('each'), points, per: z.int().check(z.minimum(1), z.maximum(1000)) }),
  z.object({ by: z.literal('list'), points: z.readonly(z.array(points).check(z.minLength(1), z.maxLength(200))) }),
]);
const key = z.string().check(z.regex(/^[\w-]{1,64}$/, t('Please send 1 to 64 letters or digits')));
const outcome = z.enum(['highest', 'lowest']);
const newRow = z.object({ key, label: requiredText(MAX_SHORT_TEXT_LENGTH, t('Every row has a name')), worth });

/** A sheet in a request. See shared/shapes/score-sheet.ts. */
export const newSheet = z.object({
  name: requiredText(MAX_SHORT_TEXT_LENGTH, t('A score sheet has a name')),
  outcome,
  rows: z.array(newRow).check(
    z.maxLength(MAX_SHEET_ROWS, { error: () => t('At most {most} rows fit a sheet', { most: MAX_SHEET_ROWS }) }),
    z.refine((rows) => new Set(rows.map((row) => row.key)).size === rows.length, t('Two rows have the same key')),
  ),
});

/** A stored sheet. */
export const sheet = z.object({
  name: z.string(),
  outcome,
  rows: z.readonly(z.array(z.object({ key: z.string(), label: z.string(), worth }))),
});

export const newOwnSheet = z.object({
  ...newSheet.shape,
  /** Title of its game; null for a sheet that fits several games. */
  gameTitle: clearableText(MAX_TITLE_LENGTH),
  bggId: z.nullable(z.int().check(z.positive(), z.maximum(MAX_BGG_ID))),
});
export type NewOwnSheet = z.output<typeof newOwnSheet>;

const ownSheet = z.object({
  ...sheet.shape,
  id: z.int(),
  gameTitle: z.nullable(z.string()),
  bggId: z.nullable(z.int()),
});
export type OwnScoreSheet = z.output<typeof ownSheet>;

export const listSheets = contract({
  method: 'get',
  path: '/api/score-sheets',
  summary: "The owner's own score sheets, by name",
  access: 'owner',
  status: 200,
  response: z.array(ownSheet),
});

export const addSheet = contract({
  method: 'post',
  path: '/api/score-sheets',
  summary: 'Makes a score sheet',
  access: 'owner',
  body: newOwnSheet,
  status: 201,
  response: ownSheet,
  refusals: ['enough_sheets'],
});

export const changeSheet = contract({
  method: 'put',
  path: '/api/score-sheets/:id',
  summary: 'Changes a score sheet; pads that were begun on it keep theirs',
  access: 'owner',
  params: idParams,
  body: newOwnSheet,
  status: 200,
  response: ownSheet,
});

export const deleteSheet = contract({
  method: 'delete',
  path: '/api/score-sheets/:id',
  summary: 'Deletes a score sheet',
  access: 'owner',
  params: idParams,
  status: 204,
});

export const scoreSheetContracts = [listSheets, addSheet, changeSheet, deleteSheet];
