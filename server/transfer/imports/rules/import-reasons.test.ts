import { describe, expect, test } from 'vitest';
import type { ImportReason } from '#shared/schema/import-report.ts';
import { inLanguage } from '#server/platform/words/language.ts';
import { isOfFile, noteOf } from './import-reasons.ts';

/** One example of each; a new code without an example does not compile. */
const EXAMPLES: { [C in ImportReason['code']]: Omit<ImportReason<C>, 'code'> } = {
  wrong_cells: { found: 1, expected: 12 },
  no_title: {},
  no_bgg_id: {},
  not_listed: { as: 'for_trade' },
  copy_of: { line: 7 },
  merged_copies: {},
  own_box: {},
  not_taken: { cells: [{ column: 'rating', text: '6' }] },
  unreadable: { cells: [{ column: 'rating', text: '07 Mai' }] },
  cut_off: {},
  still_owned: { gameId: 3 },
  no_players: {},
  missing_players: { count: 2 },
  deleted_here: {},
  future_date: {},
  already_owned: {},
  moved_by_owner: {},
  title_taken: { title: 'Azul' },
  cut: { field: 'title' },
  no_details: {},
  renamed: { title: 'Azul (2)' },
  moved_to_collection: {},
  moved_to_wishlist: {},
  moved_off_shelf: {},
  filled: { facts: ['year', 'weight'] },
  rating: { from: 3, to: 4 },
  plays: { from: 3, to: 11 },
  notes: { replaced: true },
  states: {},
  copies: {},
  no_game: {},
  no_play_id: {},
  no_play_date: {},
  too_many_players: {},
  ignored_there: {},
  unlisted_game: {},
  recorded_here: {},
  play_changed: { parts: ['time', 'results'] },
  left_empty: { details: { notes: 1, first_times: 2 } },
  kept: { because: ['sessions', 'favorite'] },
};
const reasons = Object.entries(EXAMPLES).map(([code, figures]) => ({ code, ...figures }) as ImportReason);

describe('the note of a row', () => {
  test('is empty without reasons', () => {
    expect(noteOf([])).toBe('');
  });

  test.each(reasons)('has a sentence for $code', (reason) => {
    expect(noteOf([reason])).toMatch(/^[A-Z][^.]+\.$/);
    expect(noteOf([reason])).not.toMatch(/undefined|null|NaN|object/);
  });

  test.each(reasons)('is translated for $code', (reason) => {
    for (const language of ['de', 'fr', 'es'] as const)
      expect(inLanguage(language, () => noteOf([reason]))).not.toBe(noteOf([reason]));
  });

  test.each<[ImportReason, string]>([
    [{ code: 'wrong_cells', found: 1, expected: 12 }, 'This row has 1 cell where the header has 12 cells.'],
    [{ code: 'not_listed', as: 'previously_owned' }, 'Neither owned nor wished for: previously owned.'],
    [{ code: 'cut', field: 'title' }, 'The title is longer than 200 characters; its beginning is kept.'],
    [{ code: 'filled', facts: ['year', 'bestPlayers'] }, 'Fills in year, best player counts.'],
    [{ code: 'copy_of', line: 7, title: 'Azul' }, 'Another copy of "Azul", which the file has already.'],
    [{ code: 'rating', from: 0, to: 4 }, 'Rating: 4.'],
    [{ code: 'rating', from: 3.5, to: 4 }, 'Rating: 3.5 becomes 4.'],
    [{ code: 'plays', from: 3, to: 11 }, 'Plays: 3 become 11.'],
    [{ code: 'notes', replaced: true }, 'Replaces the notes.'],
    [{ code: 'notes', replaced: false }, 'Fills in notes.'],
    [{ code: 'play_changed', parts: ['time', 'results'] }, 'Changes when it was, players and results.'],
    [
      { code: 'left_empty', details: { notes: 1, first_times: 2 } },
      'Left empty by the file, and kept here: 1 note, 2 first-time marks.',
    ],
    [
      { code: 'kept', because: ['sessions', 'favorite'] },
      'Kept when the import was undone: it has game sessions, it is a favorite.',
    ],
  ])('contains the figures of %o', (reason, words) => {
    expect(noteOf([reason])).toBe(words);
  });

  test('joins the sentences of several reasons', () => {
    expect(noteOf([{ code: 'no_title' }, { code: 'copy_of', line: 7 }])).toBe(
      'This row has no title. Another copy of line 7.',
    );
  });
});

test('reasons of the file parser are distinguished from reasons that depend on the owner', () => {
  expect(reasons.filter(isOfFile).map(({ code }) => code)).toEqual([
    'merged_copies',
    'not_taken',
    'unreadable',
    'no_players',
    'missing_players',
    'cut',
    'no_details',
    'ignored_there',
  ]);
});

test('a note is in the language of its reader', () => {
  const examples: ImportReason[] = [
    { code: 'rating', from: 6, to: 7.5 },
    { code: 'left_empty', details: { notes: 1, places: 2 } },
    { code: 'filled', facts: ['year', 'weight'] },
  ];
  expect(noteOf(examples)).toBe(
    'Rating: 6 becomes 7.5. Left empty by the file, and kept here: 1 note, 2 places. Fills in year, weight.',
  );
  expect(inLanguage('de', () => noteOf(examples))).toBe(
    'Bewertung: aus 6 wird 7,5. In der Datei leer, hier behalten: 1 Notiz, 2 Orte. Ergänzt: Jahr, Komplexität.',
  );
});
