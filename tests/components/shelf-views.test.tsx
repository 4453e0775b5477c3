import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseShelfLayout } from '#client/features/collection/shelf-layout.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { FULL_SHELF } from './support/a-full-shelf.ts';
import { expectHeading, expectText } from './support/expect-shown.ts';
import { openPage } from './support/render.tsx';

afterEach(() => chooseShelfLayout('cards'));

const openShelf = (query: string) => openPage(`/my-games${query}`, FULL_SHELF);

test('the games as a list', async () => {
  chooseShelfLayout('list');
  openShelf('');
  await expect.element(page.getByRole('button', { name: /^\+1/ }).first()).toBeVisible();
  await expectAccessible('my-games-list');
});

test('several games of the list are selected', async () => {
  chooseShelfLayout('list');
  openShelf('');
  await page.getByRole('button', { name: 'Select games' }).click();
  for (const title of ['7 Wonders', 'Architects of the West Kingdom', 'Azul'])
    await page.getByRole('checkbox', { name: `Select ${title}` }).click();
  await expectText('3 selected');
  await expectAccessible('my-games-selected');
});

test('the filters of the shelf', async () => {
  openShelf('');
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expectAccessible('my-games-filters');
});

test('the games as a wall, by category', async () => {
  chooseShelfLayout('wall');
  openShelf('?group=category');
  await expect.element(page.getByRole('list', { name: /^Owned games: / }).first()).toBeVisible();
  await expectAccessible('my-games-wall');
});

test('the wall by place', { tags: ['rare'] }, async () => {
  chooseShelfLayout('wall');
  openShelf('?group=place');
  await expectHeading('Cottage');
  await expectAccessible('my-games-wall-places');
});

test('wishes', async () => {
  openShelf('?tab=wishlist');
  await expectHeading('Gloomhaven: Jaws of the Lion');
  await expectAccessible('wishlist');
});

test('games that are lent and borrowed', async () => {
  openShelf('?lent=1');
  await expectHeading('Lent and Borrowed');
  await expectAccessible('lent-games');
});

test('figures on plays', async () => {
  openShelf('?tab=analytics');
  await expectHeading('Recent Game Sessions');
  await expectAccessible('analytics');
});
