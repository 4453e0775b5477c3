import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addView, deleteView, listViews, orderViews, type SavedView } from '#shared/collection/saved-views-contract.ts';
import { answer, answerBy, type Answered, fail, sentChanges } from '../support/answers.ts';
import { FULL_COLLECTION } from '../support/a-full-collection.ts';
import { expectText } from '../support/expect-shown.ts';
import { openPage } from '../support/render.tsx';
import { openViewSheet } from '../support/view-sheet.ts';

const view = (id: number, name: string): SavedView => ({ id, name, query: `players=${id}`, isPinned: true });
const ALL = [view(1, 'For one'), view(2, 'For two'), view(3, 'For three')];
const dialog = page.getByRole('dialog', { name: 'Your Views' });
const names = () =>
  dialog
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);

async function openViews(...answers: Answered[]): Promise<void> {
  openPage('/my-games', [...FULL_COLLECTION, answer(listViews, ALL), ...answers]);
  await openViewSheet();
  await page.getByRole('button', { name: 'Edit views' }).click();
  await expect.poll(names).toEqual(['For one', 'For two', 'For three']);
}

test('an order that could not be saved is not shown any more', { tags: ['rare'] }, async () => {
  await openViews(fail(orderViews));
  await dialog.getByRole('button', { name: 'Move For two up' }).click();
  await expectText('The view could not be saved. Please try again.');
  await expect.poll(names).toEqual(['For one', 'For two', 'For three']);
});

test('a deleted view that is kept after all is at its place again', { tags: ['rare'] }, async () => {
  let views = ALL;
  await openViews(
    answerBy(listViews, () => views),
    answerBy(deleteView, () => {
      views = ALL.filter(({ id }) => id !== 1);
      return undefined;
    }),
    answerBy(addView, () => (views = [...views, view(9, 'For one')]).at(-1) ?? view(9, '')),
    answerBy(orderViews, ({ body }) => {
      const { ids } = body as { ids: number[] };
      views = ids.flatMap((id) => views.find((one) => one.id === id) ?? []);
      return views;
    }),
  );
  await dialog.getByRole('button', { name: 'Delete For one' }).click();
  await expect.poll(names).toEqual(['For two', 'For three']);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(names).toEqual(['For one', 'For two', 'For three']);
  expect(sentChanges().map(({ call, body }) => [call, body])).toEqual([
    ['delete /api/saved-views/1', undefined],
    ['post /api/saved-views', { name: 'For one', query: 'players=1', isPinned: true }],
    ['put /api/saved-views/order', { ids: [9, 2, 3] }],
  ]);
});
