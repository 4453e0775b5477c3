import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseShelfLayout } from '#client/features/collection/shelf-layout.ts';
import { listEvents } from '#shared/contracts/events.ts';
import { listGames, removeGame, toggleWishlist } from '#shared/contracts/games.ts';
import { addView, listViews } from '#shared/contracts/saved-views.ts';
import { aGame } from '#tests/support/a-game.ts';
import { anEvent } from '#tests/support/an-event.ts';
import { answer, answerBy, type Answered, refuse, sentChanges } from './support/answers.ts';
import { EMPTY_ACCOUNT } from './support/empty-account.ts';
import { expectFieldError } from './support/expect-field-error.ts';
import { expectText } from './support/expect-shown.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { openPage } from './support/render.tsx';

afterEach(() => chooseShelfLayout('cards'));

const GAMES = ['Azul', 'Brass: Birmingham', 'Cascadia', 'Calico'].map((title, n) =>
  aGame({ id: n + 1, title, timesPlayed: n * 3, bggId: n + 1 }),
);
const EXPANSION = aGame({ id: 9, title: 'Azul: Crystal Mosaic', isExpansion: true, parentGameId: 1 });

const openShelf = (query: string, ...answers: Answered[]) =>
  openPage(`/my-games${query}`, [...EMPTY_ACCOUNT, answer(listGames, [...GAMES, EXPANSION]), ...answers]);
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');

async function select(...answers: Answered[]): Promise<void> {
  chooseShelfLayout('list');
  openShelf('', ...answers);
  await page.getByRole('button', { name: 'Select games' }).click();
  for (const title of ['Azul', 'Cascadia']) await page.getByRole('checkbox', { name: `Select ${title}` }).click();
  await expectText('2 selected');
}

test('the collection with expansions only is accessible', { tags: ['rare'] }, async () => {
  openShelf('?expansions=only');
  await expectText('Azul: Crystal Mosaic');
  await expectAccessible('my-expansions');
});

test('the dialog to tag several games is accessible', async () => {
  await select();
  await button('Tag').click();
  await expect.element(page.getByRole('dialog', { name: 'Tag 2 Games' })).toBeVisible();
  await expectAccessible('my-games-tag-many');
});

test('the dialog to set states of several games is accessible', { tags: ['rare'] }, async () => {
  await select();
  await button('State').click();
  const states = page.getByRole('dialog', { name: 'States of 2 Games' });
  await states.getByRole('checkbox').first().click();
  await expectText(/All of these games get it/);
  await expectAccessible('my-games-states-for-many');
});

test('the dialog to add several games to a night is accessible', { tags: ['rare'] }, async () => {
  await select(answer(listEvents, [anEvent(), anEvent({ id: 2, title: 'Six around the table' })]));
  await button('Add to Night').click();
  await expect.element(page.getByRole('radio').first()).toBeVisible();
  await expectAccessible('my-games-night-for-many');
});

test('saving a view under a used name shows an error at the field', { tags: ['rare'] }, async () => {
  openShelf('?unplayed=1&sort=weight', refuse(addView, 'duplicate_view', { name: 'You have a view of this name' }));
  await button('Save view').click();
  const save = page.getByRole('dialog', { name: 'Save View' });
  await expect.element(save).toBeVisible();
  await expectAccessible('save-view');
  const name = save.getByRole('textbox').first();
  await name.fill('Heavy and new');
  await userEvent.keyboard('{Enter}');
  await expectFieldError(name, 'You have a view of this name');
  expect(sentChanges().map(({ body }) => body)).toEqual([
    expect.objectContaining({ name: 'Heavy and new', query: 'unplayed=1&sort=weight' }),
  ]);
});

test('the dialog of saved views is accessible, and Escape closes it', async () => {
  openShelf('', answer(listViews, [{ id: 1, name: 'For two', query: 'players=2', isPinned: true }]));
  const opener = button('Edit views');
  await opener.click();
  await expect.element(page.getByRole('dialog', { name: 'Your Views' })).toBeVisible();
  await expectAccessible('saved-views');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('removing a game asks for confirmation, and Escape closes the dialog without changes', async () => {
  openShelf('', answer(removeGame, undefined));
  const opener = page.getByRole('article', { name: 'Cascadia' }).getByRole('button', { name: /^Remove Game/ });
  await opener.click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toBeVisible();
  await expectAccessible('remove-game');
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(sentChanges()).toEqual([]);
});

test('the list of expansions and the form to edit one are accessible', async () => {
  openShelf('');
  await button('1 expansion').click();
  await expect.element(dialog).toBeVisible();
  await expectAccessible('expansions');
  await button(/^Edit Azul: Crystal Mosaic/).click();
  await expect.element(page.getByLabelText('Base Game')).toBeVisible();
  await expectAccessible('edit-game');
});

test('in the compact list one tap marks a wish as owned, and a wish can be removed', { tags: ['rare'] }, async () => {
  const sent = (call: string) => sentChanges().some((one) => one.call === call);
  const wishes = ['Feudum', 'Heat'].map((title, n) => aGame({ id: n + 1, title, isWishlist: true }));
  const remainingWishes = () =>
    wishes.filter(({ id }) => !sent(`delete /api/games/${id}`) && !sent(`post /api/games/${id}/wishlist`));
  chooseShelfLayout('list');
  openShelf(
    '?tab=wishlist',
    answerBy(listGames, () => [...remainingWishes(), ...GAMES.slice(2)]),
    answer(removeGame, undefined),
    answer(toggleWishlist, aGame({ id: 2, title: 'Heat' })),
  );
  const rows = page.getByRole('list', { name: 'Wishlist' }).getByRole('listitem');
  await rows.first().getByRole('button', { name: 'Remove from Wishlist' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove from Wishlist' }).click();
  await expect.element(page.getByRole('link', { name: 'Feudum' })).not.toBeInTheDocument();
  await rows.first().getByRole('button', { name: 'I Own It Now' }).click();
  await expect.element(page.getByRole('link', { name: 'Heat' })).not.toBeInTheDocument();
  expect(sentChanges().map(({ call }) => call)).toEqual(['delete /api/games/1', 'post /api/games/2/wishlist']);
});

test('changing the layout does not move the tabs, the search and the layout switch', { tags: ['rare'] }, async () => {
  openShelf('');
  await expect.element(page.getByRole('navigation', { name: 'Saved views' })).toBeVisible();
  const layouts = page.getByRole('group', { name: 'Layout' });
  const places = () =>
    [page.getByRole('tablist'), page.getByRole('searchbox', { name: 'Search games...' }), layouts].map(
      (part) => part.element().getBoundingClientRect().y,
    );
  const before = places();
  for (const layout of ['Compact list', 'Wall of covers', 'Cards']) {
    await layouts.getByRole('button', { name: layout }).click();
    await expect.element(layouts.getByRole('button', { name: layout })).toHaveAttribute('aria-pressed', 'true');
    expect(places()).toEqual(before);
  }
});
