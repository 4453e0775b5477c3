import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseCollectionLayout } from '#client/collection/my-games/collection-layout.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { listMechanics } from '#shared/games/mechanics-contract.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { nameMechanicsInGerman } from '#tests/support/words/german-mechanics.ts';
import { answer } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectQuery } from '../support/expect-shown.ts';
import { openPage } from '../support/render.tsx';

/** So many that they are searched. */
const FURTHER = Array.from({ length: 20 }, (_, n) => `Mechanic ${n + 1}`);

beforeEach(() => chooseCollectionLayout('list'));
afterEach(() => chooseCollectionLayout('cards'));

const sheet = page.getByRole('dialog', { name: 'Filters' });
const group = sheet.getByRole('group', { name: 'Mechanics' });
const shownLabels = () =>
  group
    .getByRole('checkbox')
    .elements()
    .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);

function openFiltersInGerman(query = '') {
  nameMechanicsInGerman();
  openPage(`/my-games${query}`, [
    ...EMPTY_ACCOUNT,
    answer(listGames, [aGame({ id: 1, title: 'Azul' }), aGame({ id: 2, title: 'Brass' })]),
    answer(listMechanics, [
      { gameId: 1, mechanics: ['Hand Management', 'Worker Placement', 'Yet Unknown'] },
      { gameId: 2, mechanics: ['Worker Placement', ...FURTHER] },
    ]),
  ]);
  return page.getByRole('button', { name: /^Filters/ }).click();
}

test('a mechanic is found by its German and by its English name; one without a German name is shown as it is', async () => {
  await openFiltersInGerman();
  await sheet.getByText('Category, difficulty, mechanics').click();
  const find = group.getByRole('searchbox', { name: 'Find a mechanic' });
  for (const typed of ['arbeiter', 'worker pl']) {
    await find.fill(typed);
    await expect.poll(shownLabels).toEqual([expect.stringMatching(/^Arbeitereinsatz/)]);
  }
  await find.fill('yet');
  await expect.poll(shownLabels).toEqual([expect.stringMatching(/^Yet Unknown/)]);
  await find.fill('');
  await expect
    .poll(() => shownLabels().slice(0, 2))
    .toEqual([expect.stringMatching(/^Arbeitereinsatz/), expect.stringMatching(/^Kartenmanagement/)]);
});

test('filters say the German name, and the address keeps the English one', async () => {
  await openFiltersInGerman('?mechanics=Hand+Management');
  await expect.element(sheet.getByText('Kartenmanagement', { exact: true }).first()).toBeVisible();
  await group.getByRole('checkbox', { name: /^Arbeitereinsatz/ }).click();
  // In an English sentence, hence in small letters.
  await expect.element(sheet.getByText('Kartenmanagement and arbeitereinsatz')).toBeVisible();
  await sheet.getByRole('button', { name: /^Show/ }).click();
  await expectQuery('?mechanics=Hand+Management%7CWorker+Placement');
});
