import { describe, expect, test } from 'vitest';
import type { ImportSummary } from '#shared/contracts/imports.ts';
import { announcement, endedMessage, undoConsequences, undoneSentence } from './messages.ts';

const summary: ImportSummary = {
  id: 7,
  format: 'bgg_collection_csv',
  fileName: 'collection.csv',
  status: 'applied',
  rows: 10,
  counts: { add: 6, change: 1, same: 0, skip: 3, deleted: 0 },
  plays: { add: 2, change: 0, same: 0, skip: 0, deleted: 0 },
  people: 3,
  places: 1,
  expansions: 0,
  wishlist: 0,
  errors: { unreadable: 0, isSpreadsheet: false, isCutOff: false },
  details: [],
  progress: null,
  kept: 0,
  keptPlays: 0,
  problem: null,
  failure: null,
  createdAt: new Date(0),
  appliedAt: new Date(0),
  undoneAt: null,
};

test('start and end of an import are announced, the steps between are not', () => {
  const running = { ...summary, status: 'preview' as const };
  const early = announcement({ ...running, progress: { done: 1, total: 7 } });
  const late = announcement({ ...running, progress: { done: 6, total: 7 } });
  expect(early).toBe('Import started.');
  expect(late).toBe(early);
  expect(announcement(summary)).toBe('Import done: 6 added, 1 changed, 3 left out.');
});

test('a person on another screen learns how the import ended, with a link back', () => {
  expect(endedMessage(summary)).toMatchObject({ title: 'Import done', action: { href: '/import?id=7' } });
  const failed = endedMessage({ ...summary, status: 'preview', problem: 'The database went away.' });
  expect(failed).toMatchObject({ variant: 'destructive', description: 'The database went away.' });
});

describe('reading by user name', () => {
  const reading = { ...summary, format: 'bgg_user', fileName: 'ana', status: 'reading' } as const;

  test('is announced as it waits, then as it reads details, each once', () => {
    const at = (done: number, total: number) => announcement({ ...reading, progress: { done, total } });
    expect(at(0, 0)).toBe('BoardGameGeek is preparing the collection.');
    expect(at(20, 60)).toBe('Reading details of 60 games.');
    expect(at(40, 60)).toBe(at(20, 60));
  });

  test('ends for somebody on another screen with what was found, or with the reason', () => {
    expect(endedMessage({ ...reading, status: 'preview' })).toMatchObject({
      title: 'Your collection is read',
      description: '6 to add, 1 to change, 3 left out. Nothing is imported yet.',
    });
    expect(endedMessage({ ...reading, failure: 'busy', problem: 'Too much.' })).toMatchObject({
      variant: 'destructive',
      title: 'The collection could not be read',
      description: 'Too much.',
    });
  });
});

test('an undo says what it kept and why', () => {
  expect(undoneSentence({ kept: 0, keptPlays: 0 })).not.toContain('kept');
  expect(undoneSentence({ kept: 1, keptPlays: 0 })).toContain('1 game was kept, because something was done with it');
  expect(undoneSentence({ kept: 4, keptPlays: 1 })).toContain(
    '4 games and 1 play were kept, because something was done',
  );
  expect(undoneSentence({ kept: 0, keptPlays: 1 })).toMatch(/^1 play was kept/);
});

test('an undo says beforehand what goes and what goes back', () => {
  const plays = { add: 2, change: 1, same: 0, skip: 0, deleted: 0 };
  expect(undoConsequences({ counts: { add: 5, change: 1, same: 0, skip: 0, deleted: 0 }, plays })).toEqual([
    expect.stringMatching(/^The 3 games and 2 plays that it added go\./),
    expect.stringMatching(/^In the 1 play that it changed, each value goes back/),
  ]);
});
