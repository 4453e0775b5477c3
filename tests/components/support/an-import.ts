import { getImport, type ImportRow, type ImportSummary, listImportRows } from '#shared/transfer/imports-contract.ts';
import type { ImportAction } from '#shared/enums.ts';
import { emptyTally } from '#server/transfer/imports/rules/import-tally.ts';
import { answer, answerBy } from './answers.ts';
import { EMPTY_ACCOUNT } from './empty-account.ts';
import { openPage } from './render.tsx';

export const tally = emptyTally();
export const PLAYERS = ['Ana', 'Ben', 'Bartholomew-Alexander Achterberg', 'Dan', 'Eva', 'Finn'];

/** An import of a file with rows of each kind, with overrides. */
export const anImport = (facts: Partial<ImportSummary> = {}): ImportSummary => ({
  id: 7,
  format: 'bgg_collection_csv',
  fileName: 'collection.csv',
  status: 'preview',
  rows: 4,
  counts: { add: 1, change: 1, same: 0, skip: 2, deleted: 0 },
  plays: tally.plays,
  people: 0,
  places: 0,
  expansions: 0,
  wishlist: 0,
  errors: { unreadable: 1, isSpreadsheet: true, isCutOff: true },
  details: [],
  progress: null,
  kept: 0,
  keptPlays: 0,
  failure: null,
  problem: null,
  createdAt: new Date('2026-01-01T12:00:00Z'),
  appliedAt: null,
  undoneAt: null,
  ...facts,
});

const OTHER = { place: 'Cottage', pricePaid: 20, priceCurrency: 'EUR' };
const OWNED: NonNullable<ImportRow['game']> = {
  list: 'owned',
  isExpansion: false,
  rating: 4.5,
  timesPlayed: 14,
  states: ['for_trade'],
  wishPriority: null,
  copies: [{ place: 'Flat, shelf 3', pricePaid: 54.9, priceCurrency: 'EUR' }],
};

export const row = (line: number, title: string, action: ImportAction, facts: Partial<ImportRow> = {}): ImportRow => ({
  line,
  kind: 'game',
  title,
  playedOn: null,
  players: [],
  game: OWNED,
  action,
  note: '',
  stillOwnedId: null,
  differences: [],
  ...facts,
});

export const ROWS: readonly ImportRow[] = [
  row(2, 'Great Western Trail', 'add'),
  row(3, 'Calico', 'change', {
    note: 'Its rating changes',
    differences: [
      { field: 'Rating', before: '3', after: '4.5' },
      { field: 'Comment', before: 'Cats', after: null, stays: true },
    ],
  }),
  row(4, 'Sold Long Ago', 'skip', { note: 'Not owned and not wished for' }),
  row(5, 'Cut short', 'skip', { note: 'The row is not complete', game: null }),
  row(6, 'Hegemony: Lead Your Class to Victory', 'add', {
    game: {
      ...OWNED,
      list: 'wishlist',
      rating: 0,
      timesPlayed: 0,
      states: ['want_to_play', 'preordered'],
      wishPriority: 2,
      copies: [],
    },
  }),
  row(7, 'Wingspan: Oceania Expansion', 'add', { game: { ...OWNED, isExpansion: true, states: [] } }),
  row(8, 'Azul', 'add', { note: 'Its rating cannot be read', game: { ...OWNED, rating: 0, copies: [OTHER, OTHER] } }),
];

const rowsToLookAt = (concern: string | undefined) => {
  if (concern === 'duplicate') return ROWS.slice(1, 2);
  return concern === 'unsure' ? ROWS.slice(2, 3) : ROWS.slice(3, 4);
};

export const openImport = (facts: Partial<ImportSummary> = {}, rows = ROWS) =>
  openPage('/import?id=7', [
    ...EMPTY_ACCOUNT,
    answer(getImport, anImport(facts)),
    answerBy(listImportRows, ({ query: { action, concern, unreadable } }) =>
      concern || unreadable ? rowsToLookAt(concern) : rows.filter((one) => one.action === action),
    ),
  ]);
