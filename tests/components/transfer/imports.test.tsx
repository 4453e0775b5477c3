import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { navigate } from 'wouter/use-browser-location';
import { getConfig } from '#shared/accounts/auth-contract.ts';
import {
  applyImport,
  discardImport,
  getImport,
  listImportRows,
  undoImport,
} from '#shared/transfer/imports-contract.ts';
import { listPlays } from '#shared/plays/plays-contract.ts';
import { BGG_FAILURES } from '#shared/transfer/bgg-failures.ts';
import { aPlay } from '#tests/support/rows/a-play.ts';
import { aConfig } from '../support/a-config.ts';
import { anImport, openImport, PLAYERS, row, ROWS, tally } from '../support/an-import.ts';
import { answer, answerBy, sentChanges } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectText } from '../support/expect-shown.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openPage } from '../support/render.tsx';

test('the preview of an import of games is accessible', async () => {
  openImport({ rows: 7, counts: { ...anImport().counts, add: 4, same: 1 }, expansions: 1, wishlist: 1 });
  await page.getByText('All rows').click();
  await expectText('Hegemony: Lead Your Class to Victory');
  await expectAccessible('import-preview');
});

test('the preview of an import of plays, with changes of existing plays, is accessible', async () => {
  const plays = Array.from({ length: 14 }, (_, n) =>
    row(n + 1, ROWS[n % 4]?.title ?? '', n === 2 ? 'skip' : 'add', {
      kind: 'play',
      playedOn: `2024-05-${String(n + 1).padStart(2, '0')}`,
      players: PLAYERS.slice(0, 2 + (n % 5)),
      game: null,
    }),
  );
  openImport(
    {
      format: 'bgstats_json',
      fileName: 'BGStatsExport.json',
      rows: 18,
      plays: { ...tally.plays, add: 11, change: 2, skip: 1 },
      people: 6,
      places: 1,
      errors: { unreadable: 0, isSpreadsheet: false, isCutOff: false },
      details: [
        { kind: 'notes', gained: 3, lost: 0, leftEmpty: 4 },
        { kind: 'start_players', gained: 0, lost: 1, leftEmpty: 0 },
      ],
    },
    plays,
  );
  await expectText('In the plays that you have already');
  await page.getByText('All rows').click();
  await expectText(/Bartholomew-Alexander/);
  await expectAccessible('import-preview-plays');
});

test('the changes of an import with values before and after are accessible', { tags: ['rare'] }, async () => {
  openImport();
  await page.getByText('All rows').click();
  await page.getByRole('tab', { name: /To change/ }).click();
  await page.getByText('Before and after').first().click();
  await expectText('Calico');
  await expectAccessible('import-changes');
});

test('the skipped and unreadable rows of an import are accessible', { tags: ['rare'] }, async () => {
  openImport();
  await page.getByText('All rows').click();
  await page.getByRole('tab', { name: /Left out/ }).click();
  await expectText('Sold Long Ago');
  await page.getByText('Show the rows').click();
  await expectText('Cut short');
  await expectAccessible('import-left-out');
});

test('a running import is accessible', { tags: ['rare'] }, async () => {
  openImport({ progress: { done: 3, total: 9 } });
  await expectText('Importing your games');
  await expectAccessible('import-running');
});

test('an import that waits for BoardGameGeek is accessible', { tags: ['rare'] }, async () => {
  openImport({ format: 'bgg_user', status: 'reading', progress: { done: 0, total: 0 } });
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectAccessible('import-waiting');
});

test('an import that reads a collection is accessible', { tags: ['rare'] }, async () => {
  openImport({ format: 'bgg_user', status: 'reading', progress: { done: 80, total: 214 } });
  await expectText('80');
  await expectAccessible('import-reading');
});

test('an import for an unknown BoardGameGeek user shows the reason and is accessible', { tags: ['rare'] }, async () => {
  openImport({
    format: 'bgg_user',
    status: 'reading',
    failure: 'no_such_user',
    problem: BGG_FAILURES.no_such_user,
  });
  await expectText(BGG_FAILURES.no_such_user);
  await expectAccessible('import-unread');
});

const APPLIED = { status: 'applied', appliedAt: new Date('2026-11-20T19:30:00Z') } as const;

test('an undone import that kept some games is accessible', { tags: ['rare'] }, async () => {
  openImport({ ...APPLIED, status: 'undone', undoneAt: new Date('2026-11-21T08:00:00Z'), kept: 2 });
  await expectText('Import undone');
  await expectAccessible('import-undone');
});

test('a completed import is accessible', async () => {
  openImport(APPLIED);
  await expectText('Import done');
  await expectAccessible('import-done');
});

test('undoing an import asks for confirmation, and Escape closes the dialog without changes', async () => {
  openPage('/import?id=7', [
    ...EMPTY_ACCOUNT,
    answer(getImport, anImport(APPLIED)),
    answer(listImportRows, []),
    answer(undoImport, anImport({ ...APPLIED, status: 'undone', undoneAt: new Date() })),
  ]);
  const opener = page.getByRole('button', { name: 'Undo this import' });
  await opener.click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toBeVisible();
  await expectAccessible('import-undo');
  await expectWalked('UndoDialog question');
  await expect.element(opener).toHaveFocus();
  expect(sentChanges()).toEqual([]);
});

test('the instructions to export from BG Stats are accessible', { tags: ['rare'] }, async () => {
  openPage('/import', EMPTY_ACCOUNT);
  await page.getByRole('tab', { name: 'BG Stats' }).click();
  await expect.element(page.getByRole('tab', { name: 'BG Stats' })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible('import-bgstats');
});

test('the import by BoardGameGeek user name is accessible', async () => {
  openPage('/import?user=ana', [...EMPTY_ACCOUNT, answer(getConfig, aConfig({ bggUserImport: true }))]);
  await expect.element(page.getByRole('button', { name: 'Read collection' })).toBeEnabled();
  await expectAccessible('import-by-name');
  await expectWalked('UserForm');
});

test('applying a previewed import sends its options', async () => {
  openPage('/import?id=7', [
    ...EMPTY_ACCOUNT,
    answerBy(getImport, () => anImport(sentChanges().length > 0 ? APPLIED : {})),
    answer(listImportRows, []),
    answer(applyImport, anImport({ progress: { done: 0, total: 4 } })),
  ]);
  await page.getByRole('button', { name: /^Import [\d,]+ games?/ }).click();
  await expectText('Import done');
  expect(sentChanges()).toEqual([
    { call: 'post /api/imports/7/apply', query: {}, body: { erase: [], bringBack: [], addUnlisted: false } },
  ]);
});

test('imported plays are in the list of plays at once, and no longer after undoing the import', async () => {
  let status: 'preview' | 'applied' | 'undone' = 'preview';
  const become = (next: typeof status) => anImport({ ...APPLIED, status: (status = next) });
  openPage('/plays', [
    ...EMPTY_ACCOUNT,
    answerBy(listPlays, () => (status === 'applied' ? [aPlay({ gameTitle: 'Azul', playedAt: new Date() })] : [])),
    answerBy(getImport, () => become(status)),
    answer(listImportRows, []),
    answerBy(applyImport, () => become('applied')),
    answerBy(undoImport, () => become('undone')),
  ]);
  await expectText('No Game Sessions Yet');
  navigate('/import?id=7');
  await page.getByRole('button', { name: /^Import [\d,]+ games?/ }).click();
  await expectText('Import done');
  navigate('/plays');
  await expect.element(page.getByRole('list', { name: 'Plays' })).toBeVisible();
  navigate('/import?id=7');
  for (const name of ['Undo this import', 'Undo import']) await page.getByRole('button', { name, exact: true }).click();
  await expectText('Import undone');
  navigate('/plays');
  await expectText('No Game Sessions Yet');
});

test('an import that is being read can be cancelled', { tags: ['rare'] }, async () => {
  const reading = anImport({ format: 'bgg_user', status: 'reading', progress: { done: 0, total: 0 } });
  openPage('/import?id=7', [
    ...EMPTY_ACCOUNT,
    answer(getConfig, aConfig({ bggUserImport: true })),
    answer(getImport, reading),
    answer(discardImport, undefined),
  ]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('button', { name: 'Read collection' })).toBeVisible();
  await expect.poll(() => page.getByRole('alert').elements()).toHaveLength(0);
  expect(sentChanges().map(({ call }) => call)).toEqual(['delete /api/imports/7']);
});
