import { describe, expect, test } from 'vitest';
import type { ImportSummary } from '#shared/transfer/imports-contract.ts';
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

test('only start and end of an import are announced', () => {
  const running = { ...summary, status: 'preview' as const };
  const early = announcement({ ...running, progress: { done: 1, total: 7 } });
  const late = announcement({ ...running, progress: { done: 6, total: 7 } });
  expect(early).toBe('Import started.');
  expect(late).toBe(early);
  expect(announcement(summary)).toBe('Import done: 6 added, 1 changed, 3 left out.');
});

test('on another screen a toast reports the end of an import with a link', () => {
  expect(endedMessage(summary)).toMatchObject({ title: 'Import done', action: { href: '/import?id=7' } });
  const failed = endedMessage({ ...summary, status: 'preview', problem: 'The database went away.' });
  expect(failed).toMatchObject({ variant: 'destructive', description: 'The database went away.' });
});

describe('an import by user name', () => {
  const reading = { ...summary, format: 'bgg_user', fileName: 'ana', status: 'reading' } as const;

  test('announces waiting and reading of details once each', () => {
    const at = (done: number, total: number) => announcement({ ...reading, progress: { done, total } });
    expect(at(0, 0)).toBe('BoardGameGeek is preparing the collection.');
    expect(at(20, 60)).toBe('Reading details of 60 games.');
    expect(at(40, 60)).toBe(at(20, 60));
  });

  test('reports its result or the reason of its failure on another screen', () => {
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

test('an undo reports what it kept and why', () => {
  expect(undoneSentence({ kept: 0, keptPlays: 0 })).not.toContain('kept');
  expect(undoneSentence({ kept: 1, keptPlays: 0 })).toContain(
    '1 game was kept, because you have changed or used it since the import',
  );
  expect(undoneSentence({ kept: 4, keptPlays: 1 })).toContain(
    '4 games and 1 play were kept, because you have changed or used',
  );
  expect(undoneSentence({ kept: 0, keptPlays: 1 })).toMatch(/^1 play was kept/);
});

test('an undo shows in advance what is removed and what is restored', () => {
  const plays = { add: 2, change: 1, same: 0, skip: 0, deleted: 0 };
  expect(undoConsequences({ counts: { add: 5, change: 1, same: 0, skip: 0, deleted: 0 }, plays })).toEqual([
    expect.stringMatching(/^The 3 games and 2 plays that it added go\./),
    expect.stringMatching(/^In the 1 play that it changed, each value goes back/),
  ]);
});
