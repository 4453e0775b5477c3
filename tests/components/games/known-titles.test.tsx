import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addGame, listGames } from '#shared/games/games-contract.ts';
import { completeTitle } from '#shared/games/titles-contract.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { aTitleMatch } from '#tests/support/rows/a-title-match.ts';
import { answer, answerBy, type Answered, sentChanges } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectText } from '../support/expect-shown.ts';
import { openPage } from '../support/render.tsx';

const LAGOON = aTitleMatch();
const open = (...answers: Answered[]) =>
  openPage('/add-game?tab=manual', [
    ...EMPTY_ACCOUNT,
    answer(completeTitle, [LAGOON]),
    answer(addGame, aGame()),
    ...answers,
  ]);
const title = page.getByRole('combobox', { name: 'Game Title' });
const option = page.getByRole('listbox', { name: 'Known games' }).getByRole('option');
const added = () => sentChanges().map(({ body }) => body);

async function fillAndSend(): Promise<void> {
  await page.getByLabelText('Players').fill('2');
  await page.getByLabelText('Duration').fill('20');
  await title.click();
  await userEvent.keyboard('{Enter}');
  await expectText('Game Added!');
}

test('an unknown title is added as typed', { tags: ['rare'] }, async () => {
  open(answer(completeTitle, []));
  await title.fill('Grandmother’s Own Game');
  await expect.element(page.getByText('No known game has this title')).toBeInTheDocument();
  await fillAndSend();
  expect(added()).toEqual([expect.objectContaining({ title: 'Grandmother’s Own Game', players: '2' })]);
  expect(added()).not.toEqual([expect.objectContaining({ bggId: expect.any(Number) })]);
});

test(
  'a title edited after a selection is sent without its known data, but keeps the filled fields',
  { tags: ['rare'] },
  async () => {
    open();
    await title.fill('blue lagoon');
    await option.first().click();
    await expect.element(page.getByLabelText('Players')).toHaveValue('2-4');
    await title.click();
    await userEvent.keyboard('{End} for Cats{Escape}{Enter}');
    await expectText('Game Added!');
    expect(added()).toEqual([expect.objectContaining({ title: 'Blue Lagoon for Cats', players: '2-4' })]);
    for (const known of ['bggId', 'year', 'weight'])
      expect(added()).not.toEqual([expect.objectContaining({ [known]: expect.any(Number) })]);
  },
);

test('a game can be added while title suggestions are slow or fail', { tags: ['rare'] }, async () => {
  const asked: string[] = [];
  open({
    contract: completeTitle,
    // The first answer never comes, the next ones are broken.
    respond: ({ query }) => {
      asked.push(query['q'] ?? '');
      return query['q'] === 'ca' ? new Promise(() => {}) : Promise.reject(new TypeError('Failed to fetch'));
    },
  });
  await title.fill('ca');
  await expect.poll(() => asked).toEqual(['ca']);
  await title.fill('catomania');
  await expect.poll(() => asked).toContain('catomania');
  await expect.element(title).toHaveValue('catomania');
  await fillAndSend();
  expect(added()).toEqual([expect.objectContaining({ title: 'catomania' })]);
});

test('an owned game is marked in the suggestions', { tags: ['rare'] }, async () => {
  open(answer(listGames, [aGame({ title: LAGOON.title, bggId: LAGOON.bggId })]));
  await title.fill('blue lagoon');
  await expect.element(option.first().getByText('In your collection')).toBeVisible();
});

test('the list of title suggestions with a selected option is accessible', async () => {
  const titles = ['Carcassonne', 'Carcassonne: Hunters and Gatherers', 'Carcassonne: The Castle of the Long Name'];
  const known = titles.map((name, n) =>
    aTitleMatch({ bggId: n + 822, title: name, year: n === 2 ? null : 2000 + n, players: n === 2 ? null : '2-5' }),
  );
  open(answer(completeTitle, known), answer(listGames, [aGame({ title: 'Carcassonne', bggId: 822 })]));
  await title.fill('carcasonne');
  await expect.element(option.first().getByText('In your collection')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option.first()).toHaveAttribute('aria-selected', 'true');
  await expectAccessible('add-game-title-list');
});

const active = () => page.getByRole('listbox', { name: 'Known games' }).getByRole('option', { selected: true });
const field = (name: string) => page.getByLabelText(name);

test('arrow keys wrap around the suggestions, Home moves in the text, and Escape closes only the list', async () => {
  open(
    answer(completeTitle, [
      LAGOON,
      aTitleMatch({ bggId: 2, title: 'Lagoon' }),
      aTitleMatch({ bggId: 3, title: 'Lagoons' }),
    ]),
  );
  await title.fill('lagoon');
  await expect.poll(() => option.elements()).toHaveLength(3);
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(active()).toHaveTextContent(/^Lagoons/);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(active()).toHaveTextContent(/^Blue Lagoon/);
  await userEvent.keyboard('{Home}');
  await expect.element(active()).not.toBeInTheDocument();
  await userEvent.keyboard('x');
  await expect.element(title).toHaveValue('xlagoon');
  await userEvent.keyboard('{Backspace}{Escape}');
  await expect.element(option.first()).not.toBeInTheDocument();
  await expect.element(title).toHaveValue('lagoon');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(active()).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(option.first()).not.toBeInTheDocument();
  await expect.element(title).toHaveValue('lagoon');
});

test('manually typed values are kept, and another selection clears the values of the first', async () => {
  const valley = aTitleMatch({ bggId: 332_290, title: 'Stardew Valley: The Board Game', duration: null });
  open(answerBy(completeTitle, ({ query }) => [query['q']?.startsWith('blue') ? LAGOON : valley]));
  await field('Players').fill('5');
  await title.fill('blue lagoon');
  await option.filter({ hasText: /^Blue Lagoon/ }).click();
  await expect.element(field('Duration')).toHaveValue('45 min');
  await expect.element(field('Players')).toHaveValue('5');
  await title.fill('stardew valley');
  await option.filter({ hasText: 'The Board Game' }).click();
  await expect.element(title).toHaveValue('Stardew Valley: The Board Game');
  await expect.element(field('Players')).toHaveValue('5');
  await expect.element(field('Duration')).toHaveValue('');
});

test('submitting an empty form focuses the title, its first invalid field', async () => {
  open();
  await page.getByRole('button', { name: 'Add Game' }).click();
  await expectText('Game title is required');
  await expect.element(title).toHaveFocus();
});

test('optional fields are collapsed, and expand at an error, which gets the focus', async () => {
  open(answer(completeTitle, []));
  const link = field('YouTube Rules Link (optional)');
  const more = page.getByText('More Details (optional)');
  await title.fill('A Game of Ours');
  await field('Players').fill('2-4');
  await field('Duration').fill('45');
  await expect.element(link).not.toBeVisible();
  await more.click();
  await link.fill('no address');
  await more.click();
  await expect.element(link).not.toBeVisible();
  await page.getByRole('button', { name: 'Add Game' }).click();
  await expect.element(link).toHaveFocus();
  await expect.element(link).toBeVisible();
  expect(added()).toEqual([]);
});
