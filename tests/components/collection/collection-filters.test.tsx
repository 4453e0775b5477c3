import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseCollectionLayout } from '#client/collection/my-games/collection-layout.ts';
import { listCopies } from '#shared/copies/copies-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { listLoans } from '#shared/games/loans/loans-contract.ts';
import { listMechanics } from '#shared/games/mechanics-contract.ts';
import { addView, listViews, type NewView } from '#shared/collection/saved-views-contract.ts';
import { aCopy } from '#tests/support/rows/a-copy.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { answer, answerBy, sentChanges, setOffline } from '../support/answers.ts';
import { anOpenLoan } from '../support/an-open-loan.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectQuery, expectText } from '../support/expect-shown.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openPage } from '../support/render.tsx';
import { openViewSheet } from '../support/view-sheet.ts';

const HEIGHT = 800;
const monthsAgo = (months: number) => new Date(Date.now() - months * 30.4 * 86_400_000);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const LONG_AGO = monthsAgo(40);
const WISH = { isWishlist: true, players: '2' };

const GAMES = [
  aGame({ id: 1, title: 'Azul', timesPlayed: 4, lastPlayed: monthsAgo(1), players: '2-5', weight: 1.8 }),
  aGame({ id: 2, title: 'Brass', timesPlayed: 2, lastPlayed: monthsAgo(20), players: '2-5', duration: '120' }),
  aGame({ id: 3, title: 'Cascadia', createdAt: LONG_AGO, players: '1-4', category: 'party' }),
  aGame({ id: 4, title: 'Dune', createdAt: LONG_AGO, players: '1-4', category: 'party' }),
  aGame({ id: 5, title: 'Everdell', createdAt: monthsAgo(1), players: '1-6', weight: 3 }),
  aGame({ id: 6, title: 'Feudum', wishPriority: 1, ...WISH }),
  aGame({ id: 7, title: 'Gloomhaven', wishPriority: 2, ...WISH }),
  aGame({ id: 8, title: 'Heat', wishPriority: 5, ...WISH }),
];
const EUROS = { priceCurrency: 'EUR' } as const;
const COPIES = [
  aCopy({ id: 1, gameId: 1, pricePaid: 400, ...EUROS }),
  aCopy({ id: 2, gameId: 2, pricePaid: 20, ...EUROS }),
  aCopy({ id: 3, gameId: 2, pricePaid: 90, ...EUROS }),
  aCopy({ id: 4, gameId: 4, acquiredOn: dayOf(monthsAgo(1)) }),
  aCopy({ id: 5, gameId: 5, acquiredOn: dayOf(LONG_AGO), pricePaid: 5, ...EUROS }),
];
const LOANS = [
  anOpenLoan({ id: 1, gameId: 2, copiesOfGame: 2 }),
  anOpenLoan({ id: 2, gameId: 3 }),
  anOpenLoan({ id: 3, gameId: 6, direction: 'borrowed' }),
];
/** So many that they are searched. */
const FURTHER = Array.from({ length: 20 }, (_, n) => `Mechanic ${n + 1}`);
const MECHANICS = [
  { gameId: 1, mechanics: ['Tile Placement', 'Open Drafting'] },
  { gameId: 2, mechanics: ['Network Building', ...FURTHER] },
  { gameId: 3, mechanics: ['Tile Placement', 'Dice Rolling'] },
];

const openCollection = (query = '') =>
  openPage(`/my-games${query}`, [
    ...EMPTY_ACCOUNT,
    answer(listGames, GAMES),
    answer(listCopies, COPIES),
    answer(listLoans, LOANS),
    answer(listMechanics, MECHANICS),
    answerBy(listViews, () => sentChanges().map(({ body }, n) => ({ id: n + 1, ...(body as NewView) }))),
    answerBy(addView, ({ body }) => ({ id: 1, ...(body as NewView) })),
  ]);

beforeEach(() => chooseCollectionLayout('list'));
afterEach(() => chooseCollectionLayout('cards'));

const sheet = page.getByRole('dialog', { name: 'Filters' });
const saving = page.getByRole('dialog', { name: 'Save View' });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const players = (number: number) =>
  sheet.getByRole('group', { name: 'Players' }).getByRole('button', { name: new RegExp(`^${number} \\d`) });
const openFilters = () => button('Filters').click();
const apply = () => sheet.getByRole('button', { name: /^Show/ }).click();

const shownTitles = () => [...document.querySelectorAll('a.game-row-title')].map(({ textContent }) => textContent);
const expectTitles = async (...titles: string[]) => {
  await expect.poll(shownTitles).toEqual(titles);
};

test.each([
  ['tab=wishlist&priority=1', ['Feudum']],
  ['tab=wishlist&priority=2-5', ['Gloomhaven', 'Heat']],
  ['loan=lent', ['Brass', 'Cascadia']],
  ['tab=wishlist&loan=borrowed', ['Feudum']],
  ['last-played=0-3', ['Azul']],
  ['last-played=12-', ['Brass']],
  ['not-since=12', ['Brass', 'Cascadia', 'Everdell']],
  ['sort=costPerPlay', ['Brass', 'Azul', 'Cascadia', 'Dune', 'Everdell']],
  ['sort=costPerPlay&order=reversed', ['Azul', 'Brass', 'Cascadia', 'Dune', 'Everdell']],
])('the query ?%s shows %j', { tags: ['rare'] }, async (query, titles) => {
  openCollection(`?${query}`);
  await expectTitles(...titles);
});

test(
  'the order is reversed and stored in the URL, and another sort starts in its own direction',
  { tags: ['rare'] },
  async () => {
    openCollection();
    await openViewSheet();
    await button('Sorted in ascending order').click();
    await expectTitles('Everdell', 'Dune', 'Cascadia', 'Brass', 'Azul');
    await expectQuery('?order=reversed');
    await expect.element(button('Sorted in descending order')).toBeVisible();
    const sort = page.getByRole('combobox', { name: 'Sort' });
    await sort.selectOptions('Times Played');
    await expectQuery('?sort=timesPlayed');
    await expectTitles('Azul', 'Brass', 'Cascadia', 'Dune', 'Everdell');
    await sort.selectOptions('Cost per Play');
    await expectText(/^€.* a play\. Games without a price or a play/);
  },
);

test('all filters are in one dialog, which shows the number of results and applies them on confirmation', async () => {
  openCollection();
  await openFilters();
  await expect.element(sheet).toBeVisible();
  await expectWalked('FilterSheet');
  await openFilters();
  await sheet.getByText('Category, difficulty, mechanics').click();
  await sheet.getByRole('radio', { name: /^Party 2$/ }).click();
  await expectTitles('Azul', 'Brass', 'Cascadia', 'Dune', 'Everdell');
  await sheet.getByRole('button', { name: 'Show 2 Games' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expectText('2 of 5 games');
  await expectTitles('Cascadia', 'Dune');
  await button('Filters 1').click();
  await sheet.getByRole('button', { name: 'Clear' }).click();
  await apply();
  await expect.element(button('Filters')).toBeVisible();
  await expectTitles('Azul', 'Brass', 'Cascadia', 'Dune', 'Everdell');
});

test('players, minutes and weight combine as filters, are stored in the URL, and work offline', async () => {
  openCollection();
  await expectTitles('Azul', 'Brass', 'Cascadia', 'Dune', 'Everdell');
  await openFilters();
  setOffline(true);
  const choose = async (group: string, number: string, left: string) => {
    const choice = sheet
      .getByRole('group', { name: group })
      .getByRole('button', { name: new RegExp(`^${number} \\d`) });
    await choice.click();
    await expect.element(sheet.getByRole('button', { name: left })).toBeVisible();
  };
  await choose('Players', '5', 'Show 3 Games');
  await choose('Minutes, at most', '60', 'Show 2 Games');
  await choose('Weight, at most', '2.5', 'Show 1 Game');
  await expect.element(sheet.getByText('Fits 5, up to 60 minutes, weight up to 2.5')).toBeVisible();
  await apply();
  await expectText('1 of 5 games');
  await expectTitles('Azul');
  await expectQuery('?players=5&minutes=60&weight=2.5');
});

test('filters in the URL are applied when the page opens', async () => {
  openCollection('?players=5&minutes=60&weight=2.5');
  await expectTitles('Azul');
  await expect.element(button('Filters 3')).toBeVisible();
});

test('a deleted tag that a view still asks for is named in the filters, and can be taken out', async () => {
  openCollection('?tags=77');
  await expectTitles();
  await button('Filters 1').click();
  await sheet.getByRole('checkbox', { name: 'Deleted tag' }).click();
  await sheet.getByRole('button', { name: 'Show 5 Games' }).click();
  await expectTitles('Azul', 'Brass', 'Cascadia', 'Dune', 'Everdell');
  await expectQuery('');
});

test('mechanics are searched by text, and a selected one stays visible', { tags: ['rare'] }, async () => {
  openCollection();
  await openFilters();
  await sheet.getByText('Category, difficulty, mechanics').click();
  const mechanics = sheet.getByRole('group', { name: 'Mechanics' });
  const boxes = mechanics.getByRole('checkbox');
  const find = mechanics.getByRole('searchbox', { name: 'Find a mechanic' });
  await find.fill('TILE pl');
  await expect.poll(() => boxes.elements()).toHaveLength(1);
  await mechanics.getByRole('checkbox', { name: /^Tile Placement \d+ game/ }).click();
  await find.fill('dice rolling');
  await expect.poll(() => boxes.elements()).toHaveLength(2);
  await find.click();
  await userEvent.keyboard('{Enter}');
  await apply();
  await expectQuery('?mechanics=Tile+Placement');
  await expectTitles('Azul', 'Cascadia');
});

test(
  'rotating a phone keeps the open filters with their selection, and the name of an unsaved view',
  { tags: ['rare'] },
  async () => {
    openCollection();
    await openFilters();
    await players(5).click();
    await page.viewport(800, 360);
    await expect.poll(() => document.querySelector('.compact-toolbar')).toBeNull();
    await expect.element(players(5)).toHaveAttribute('aria-pressed', 'true');
    await page.viewport(1280, HEIGHT);
    await expect.poll(() => document.querySelector('#filter-rail')).not.toBeNull();
    await expect.element(players(5)).toHaveAttribute('aria-pressed', 'true');
    await apply();
    await expectQuery('?players=5');

    await button('Save view').click();
    await saving.getByLabelText('Name').fill('The five of us');
    await page.viewport(360, HEIGHT);
    await expect.poll(() => document.querySelector('.compact-toolbar')).not.toBeNull();
    await expect.element(saving.getByLabelText('Name')).toHaveValue('The five of us');
  },
);

test('a selected number keeps its background under the mouse', { tags: ['rare'] }, async () => {
  openCollection();
  await openFilters();
  const background = () => getComputedStyle(players(5).element()).backgroundColor;
  await players(5).click();
  const whileHovered = background();
  await sheet.getByRole('heading').first().hover();
  expect(whileHovered).toBe(background());
});

test('filters selected in the dialog are applied and saved as a view from there', { tags: ['rare'] }, async () => {
  openCollection();
  await openFilters();
  const save = sheet.getByRole('button', { name: 'Save View' });
  await expect.element(save).toBeDisabled();
  await players(6).click();
  await save.click();
  await expect.element(saving.getByText('Fits 6', { exact: true })).toBeVisible();
  await saving.getByLabelText('Name').fill('The six of us');
  await userEvent.keyboard('{Enter}');
  await expect.element(saving).not.toBeInTheDocument();
  await openViewSheet();
  const savedView = page.getByRole('link', { name: /^The six of us \d+$/ });
  await expect.element(savedView).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(savedView).not.toBeInTheDocument();
  await expectQuery('?players=6');
  history.back();
  await expectQuery('');
  expect(history.state).toBeNull();
});

test(
  'a view is saved with its reversed order, and is the current view when it is opened again',
  { tags: ['rare'] },
  async () => {
    const views = page.getByRole('navigation', { name: 'Saved views' });
    const saved = views.getByRole('link', { name: /^Least played \d+$/ });
    openCollection('?sort=timesPlayed');
    await expectTitles('Azul', 'Brass', 'Cascadia', 'Dune', 'Everdell');
    await openViewSheet();
    await button('Sorted in descending order').click();
    await expectQuery('?sort=timesPlayed&order=reversed');
    await expectTitles('Cascadia', 'Dune', 'Everdell', 'Brass', 'Azul');
    await button('Save view').click();
    await saving.getByRole('textbox', { name: 'Name' }).fill('Least played');
    await saving.getByRole('button', { name: 'Save View' }).click();
    await expect.element(saving).not.toBeInTheDocument();
    await openViewSheet();
    await expect.element(saved).toHaveAttribute('aria-current', 'page');

    await button('Sorted in ascending order').click();
    await expectQuery('?sort=timesPlayed');
    await expectTitles('Azul', 'Brass', 'Cascadia', 'Dune', 'Everdell');
    await expect.element(saved).not.toHaveAttribute('aria-current');
    await saved.click();
    await expectQuery('?sort=timesPlayed&order=reversed');
    await openViewSheet();
    await expect.element(saved).toHaveAttribute('aria-current', 'page');
    expect(views.element().querySelectorAll('[aria-current=page]')).toHaveLength(1);
    await expect.element(button('Sorted in ascending order')).toBeVisible();
    await expectTitles('Cascadia', 'Dune', 'Everdell', 'Brass', 'Azul');
  },
);

test('weight is neither an order nor a filter of a collection in which no game has one', async () => {
  const unweighted = GAMES.map((game) => ({ ...game, weight: null }));
  openPage('/my-games', [...EMPTY_ACCOUNT, answer(listGames, unweighted)]);
  await openFilters();
  await expect.element(sheet.getByRole('group', { name: 'Minutes, at most' })).toBeVisible();
  await expect.element(sheet.getByRole('group', { name: 'Weight, at most' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await openViewSheet();
  const orders = document.querySelectorAll<HTMLOptionElement>('select option');
  const labels = [...orders].map(({ textContent }) => textContent);
  expect(labels).toContain('Minutes');
  expect(labels).not.toContain('Weight');
});
