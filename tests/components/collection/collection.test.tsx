import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseCollectionLayout } from '#client/collection/my-games/collection-layout.ts';
import { listEvents } from '#shared/nights/events-contract.ts';
import { changeGame } from '#shared/games/change-game-contract.ts';
import { changeGames } from '#shared/games/change-many-games-contract.ts';
import { type Game, listGames, removeGame } from '#shared/games/games-contract.ts';
import { addView, listViews } from '#shared/collection/saved-views-contract.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { anEvent } from '#tests/support/rows/an-event.ts';
import { answer, answerBy, type Answered, refuse, sentChanges } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectFieldError } from '../support/expect-field-error.ts';
import { expectText } from '../support/expect-shown.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openPage } from '../support/render.tsx';
import { showMore } from '../support/show-more.ts';
import { closeViewSheet, openViewSheet, selectGames } from '../support/view-sheet.ts';

afterEach(() => chooseCollectionLayout('cards'));

const GAMES = ['Azul', 'Brass: Birmingham', 'Cascadia', 'Calico'].map((title, n) =>
  aGame({ id: n + 1, title, timesPlayed: n * 3, bggId: n + 1 }),
);
const EXPANSION = aGame({ id: 9, title: 'Azul: Crystal Mosaic', isExpansion: true, parentGameId: 1 });

const openCollection = (query: string, ...answers: Answered[]) =>
  openPage(`/my-games${query}`, [...EMPTY_ACCOUNT, answer(listGames, [...GAMES, EXPANSION]), ...answers]);
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');

async function select(...answers: Answered[]): Promise<void> {
  chooseCollectionLayout('list');
  openCollection('', ...answers);
  await selectGames();
  for (const title of ['Azul', 'Cascadia']) await page.getByRole('checkbox', { name: `Select ${title}` }).click();
  await expectText('2 selected');
}

test('the collection with expansions only is accessible', { tags: ['rare'] }, async () => {
  openCollection('?expansions=only');
  await expectText('Azul: Crystal Mosaic');
  await expectAccessible('my-expansions');
});

test('the dialog to tag several games is accessible', async () => {
  await select();
  await button('Tag').click();
  await expect.element(page.getByRole('dialog', { name: 'Tag 2 Games' })).toBeVisible();
  await expectAccessible('my-games-tag-many');
  await expectWalked('TagDialog', 'Dialog');
});

test('the dialog to set states of several games is accessible', { tags: ['rare'] }, async () => {
  await select();
  await button('State').click();
  const states = page.getByRole('dialog', { name: 'States of 2 Games' });
  await states.getByRole('checkbox').first().click();
  await expectText(/All of these games get it/);
  await expectAccessible('my-games-states-for-many');
  await expectWalked('StateDialog');
});

test('the dialog to add several games to a night is accessible', { tags: ['rare'] }, async () => {
  await select(answer(listEvents, [anEvent(), anEvent({ id: 2, title: 'Six around the table' })]));
  await button('Add to Night').click();
  await expect.element(page.getByRole('radio').first()).toBeVisible();
  await expectAccessible('my-games-night-for-many');
  await expectWalked('NightDialog');
});

test('saving a view under a used name shows an error at the field', { tags: ['rare'] }, async () => {
  openCollection(
    '?unplayed=1&sort=weight',
    refuse(addView, 'duplicate_view', { name: 'You have a view of this name' }),
  );
  await openViewSheet();
  await button('Save view').click();
  const save = page.getByRole('dialog', { name: 'Save View' });
  await expect.element(save).toBeVisible();
  await expectAccessible('save-view');
  await expectWalked('SaveViewDialog');
  await button('Save view').click();
  const name = save.getByRole('textbox').first();
  await name.fill('Heavy and new');
  await userEvent.keyboard('{Enter}');
  await expectFieldError(name, 'You have a view of this name');
  expect(sentChanges().map(({ body }) => body)).toEqual([
    expect.objectContaining({ name: 'Heavy and new', query: 'unplayed=1&sort=weight' }),
  ]);
});

test('the dialog of saved views is accessible, and Escape closes it', async () => {
  openCollection('', answer(listViews, [{ id: 1, name: 'For two', query: 'players=2', isPinned: true }]));
  await openViewSheet();
  await expectWalked('ViewSheet');
  await openViewSheet();
  await button('Edit views').click();
  await expect.element(page.getByRole('dialog', { name: 'Your Views' })).toBeVisible();
  await expectAccessible('saved-views');
  await button(/^Rename For two/).click();
  await expectWalked('ViewsDialog', 'ViewRow');
});

test('removing a game asks for confirmation, and Escape closes the dialog without changes', async () => {
  openCollection('', answer(removeGame, undefined));
  await expect.element(page.getByRole('article', { name: 'Cascadia' })).toBeVisible();
  await showMore();
  const opener = page.getByRole('article', { name: 'Cascadia' }).getByRole('button', { name: /^Remove Game/ });
  await opener.click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toBeVisible();
  await expectWalked('RemoveGameDialog question');
  expect(sentChanges()).toEqual([]);
  await showMore();
  await opener.click();
  await expect.element(question).toBeVisible();
  await expectAccessible('remove-game');
});

test('while the Free plan is previewed, a removal of several games offers no undo, as one of a single game', async () => {
  await page.viewport(1280, 900);
  chooseCollectionLayout('list');
  openCollection('', answer(changeGames, { ids: [1, 3] }), answer(listGames, GAMES));
  await button(/^Premium Active:/).click();
  await button('Select').click();
  for (const title of ['Azul', 'Cascadia']) await page.getByRole('checkbox', { name: `Select ${title}` }).click();
  await button('Remove').click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await expectWalked('SelectionBar question');
  await button('Remove').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expectText('2 games removed.');
  await expect.element(page.getByRole('link', { name: '⭐ Premium' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Undo' }).elements()).toEqual([]);
});

test('removing a game that another device has removed says so and takes it off the list', async () => {
  let isListed = true;
  openCollection(
    '',
    answerBy(listGames, () => (isListed ? GAMES : GAMES.filter(({ title }) => title !== 'Cascadia'))),
    refuse(removeGame, 'not_found'),
  );
  const card = page.getByRole('article', { name: 'Cascadia' });
  await expect.element(page.getByRole('article', { name: 'Cascadia' })).toBeVisible();
  await showMore();
  await card.getByRole('button', { name: /^Remove Game/ }).click();
  isListed = false;
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Game' }).click();
  await expectText('Already removed');
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(card).not.toBeInTheDocument();
});

test('the list of expansions is accessible', async () => {
  openCollection('');
  await button('1 expansion').click();
  await expect.element(dialog).toBeVisible();
  await expectAccessible('expansions');
  await expectWalked('ExpansionsDialog');
});

test('the form to edit an expansion from the list is accessible', async () => {
  openCollection('');
  await button('1 expansion').click();
  await button(/^Edit Azul: Crystal Mosaic/).click();
  await expect.element(page.getByLabelText('Base Game')).toBeVisible();
  await expectAccessible('edit-game');
  await expectWalked('EditGameDialog');
});

test('in the compact list one tap marks a wish as owned, and a wish can be removed', { tags: ['rare'] }, async () => {
  const sent = (call: string) => sentChanges().some((one) => one.call === call);
  const wishes = ['Feudum', 'Heat'].map((title, n) => aGame({ id: n + 1, title, isWishlist: true }));
  const remainingWishes = () =>
    wishes.filter(({ id }) => !sent(`delete /api/games/${id}`) && !sent(`patch /api/games/${id}`));
  chooseCollectionLayout('list');
  openCollection(
    '?tab=wishlist',
    answerBy(listGames, () => [...remainingWishes(), ...GAMES.slice(2)]),
    answer(removeGame, undefined),
    answer(changeGame, aGame({ id: 2, title: 'Heat' })),
  );
  const rows = page.getByRole('list', { name: 'Wishlist' }).getByRole('listitem');
  await rows.first().getByRole('button', { name: 'Remove from Wishlist' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove from Wishlist' }).click();
  await expect.element(page.getByRole('link', { name: 'Feudum' })).not.toBeInTheDocument();
  await rows.first().getByRole('button', { name: 'I Own It Now' }).click();
  await expect.element(page.getByRole('link', { name: 'Heat', exact: true })).not.toBeInTheDocument();
  expect(sentChanges().map(({ call }) => call)).toEqual(['delete /api/games/1', 'patch /api/games/2']);
});

test('a wish that is owned now becomes the same wish again, with its states and its priority', async () => {
  const facts = { isUnowned: false, states: ['preordered'], wishPriority: 2 } satisfies Partial<Game>;
  const wish = aGame({ title: 'Heat', isWishlist: true, ...facts });
  const owned = aGame({ title: 'Heat' });
  openCollection(
    '?tab=wishlist',
    answerBy(listGames, () => (sentChanges().length === 1 ? [owned] : [wish])),
    answerBy(changeGame, ({ body }) => ((body as Partial<Game>).isWishlist ? wish : owned)),
  );
  await button(/^I Own It Now:/).click();
  await expect.element(page.getByRole('link', { name: 'Heat', exact: true })).not.toBeInTheDocument();
  await button('Undo').click();
  await expect.element(page.getByRole('link', { name: 'Heat', exact: true })).toBeVisible();
  expect(sentChanges().map(({ body }) => body)).toEqual([
    { isWishlist: false, isUnowned: false },
    { isWishlist: true, ...facts },
  ]);
});

test('changing the layout does not move the tabs, the search and the tools', { tags: ['rare'] }, async () => {
  openCollection('');
  const tools = page.getByRole('button', { name: 'Sort and View' });
  await expect.element(tools).toBeVisible();
  const places = () =>
    [page.getByRole('tablist'), page.getByRole('searchbox', { name: 'Search games...' }), tools].map(
      (part) => part.element().getBoundingClientRect().y,
    );
  const before = places();
  for (const layout of ['Compact list', 'Wall of covers', 'Cards']) {
    await openViewSheet();
    await button(layout).click();
    await expect.element(button(layout)).toHaveAttribute('aria-pressed', 'true');
    await closeViewSheet();
    await expect.element(tools).toBeVisible();
    expect(places()).toEqual(before);
  }
});
