import { expect, test } from 'vitest';
import type { ImportSummary } from '#shared/contracts/imports.ts';
import { announcement, endedMessage, undoneSentence } from './messages.ts';

const summary: ImportSummary = {
  id: 7,
  format: 'bgg_collection_csv',
  fileName: 'collection.csv',
  status: 'applied',
  rows: 10,
  counts: { add: 6, change: 1, same: 0, skip: 3 },
  expansions: 0,
  wishlist: 0,
  progress: null,
  kept: 0,
  problem: null,
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

test('somebody on another screen is told how it ended, with a way back', () => {
  expect(endedMessage(summary)).toMatchObject({ title: 'Import done', action: { href: '/import?id=7' } });
  const failed = endedMessage({ ...summary, status: 'preview', problem: 'The database went away.' });
  expect(failed).toMatchObject({ variant: 'destructive', description: 'The database went away.' });
});

test('an undo says what it kept and why', () => {
  expect(undoneSentence({ kept: 0 })).not.toContain('kept');
  expect(undoneSentence({ kept: 1 })).toContain('1 game was kept, because something was done with it');
  expect(undoneSentence({ kept: 4 })).toContain('4 games were kept, because something was done with them');
});
