import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseCollectionLayout } from '#client/collection/my-games/collection-layout.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { FULL_COLLECTION } from '../support/a-full-collection.ts';
import { expectHeading, expectText } from '../support/expect-shown.ts';
import { openPage } from '../support/render.tsx';
import { selectGames } from '../support/view-sheet.ts';

afterEach(() => chooseCollectionLayout('cards'));

const openCollection = (query: string) => openPage(`/my-games${query}`, FULL_COLLECTION);

test('the compact list is accessible', async () => {
  chooseCollectionLayout('list');
  openCollection('');
  await expect.element(page.getByRole('button', { name: /^\+1/ }).first()).toBeVisible();
  await expectAccessible('my-games-list');
});

test('the compact list with selected games is accessible', async () => {
  chooseCollectionLayout('list');
  openCollection('');
  await selectGames();
  for (const title of ['7 Wonders', 'Architects of the West Kingdom', 'Azul'])
    await page.getByRole('checkbox', { name: `Select ${title}` }).click();
  await expectText('3 selected');
  await expectAccessible('my-games-selected');
});

test('the filters of the collection are accessible', async () => {
  openCollection('');
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expectAccessible('my-games-filters');
});

test('the wall grouped by category is accessible', async () => {
  chooseCollectionLayout('wall');
  openCollection('?group=category');
  await expect.element(page.getByRole('list', { name: /^Owned games: / }).first()).toBeVisible();
  await expectAccessible('my-games-wall');
});

test('the wall grouped by place is accessible', { tags: ['rare'] }, async () => {
  chooseCollectionLayout('wall');
  openCollection('?group=place');
  await expectHeading('Cottage');
  await expectAccessible('my-games-wall-places');
});

test('the wishlist is accessible', async () => {
  openCollection('?tab=wishlist');
  await expectHeading('Gloomhaven: Jaws of the Lion');
  await expectAccessible('wishlist');
});

test('the list of loans is accessible', async () => {
  openCollection('?lent=1');
  await expectHeading('Lent and Borrowed');
  await expectAccessible('lent-games');
});

test('the analytics of plays are accessible', async () => {
  openCollection('?tab=analytics');
  await expectHeading('Recent Game Sessions');
  await expectAccessible('analytics');
});
