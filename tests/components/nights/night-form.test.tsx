import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { navigate } from 'wouter/use-browser-location';
import { addAttendees, listAttendees } from '#shared/nights/attendees-contract.ts';
import { changeEvent, createEvent, getEvent, listEventGames, setEventGames } from '#shared/nights/events-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { anEvent } from '#tests/support/rows/an-event.ts';
import { aFreeUser } from '../support/a-user.ts';
import { answer, type Answered, fail, sentChanges, setAnswers } from '../support/answers.ts';
import { AN_EMPTY_NIGHT } from '../support/an-empty-night.ts';
import { expectText } from '../support/expect-shown.ts';
import { HOST } from '../support/open-night.ts';
import { openPage } from '../support/render.tsx';

const GAMES = ['Azul', 'Brass', 'Cascadia', 'Dixit', 'Everdell'].map((title, n) => aGame({ id: n + 1, title }));
const ANSWERS: readonly Answered[] = [
  ...AN_EMPTY_NIGHT,
  answer(listGames, GAMES),
  answer(createEvent, anEvent()),
  answer(getEvent, anEvent()),
  answer(changeEvent, anEvent()),
  answer(listAttendees, [HOST]),
  answer(addAttendees, { added: 1, attendees: [] }),
];
const RESUMED = 'This is what you had written when you left.';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const create = button('Create Game Night');
const title = page.getByLabelText('Event Title');
const guests = page.getByLabelText("Guests' Email Addresses");
const sentBodies = () => sentChanges().map(({ call, body }) => [call, body]);

async function fillIn(name: string): Promise<void> {
  await title.fill(name);
  await page.getByLabelText(/^Date/).fill('2999-05-03');
  await page.getByLabelText(/^Time/).first().fill('19:30');
}

test('a workshop is created with its games in the selected order', { tags: ['rare'] }, async () => {
  openPage('/game-nights?tab=premium', ANSWERS);
  await button('Create Premium Event').click();
  await fillIn('The kitchen cup');
  await page.getByRole('radio', { name: 'Workshop' }).click();
  await button('Choose').click();
  const search = page.getByRole('searchbox', { name: 'Search your games' });
  await search.fill('cas');
  await page.getByRole('checkbox', { name: /^Cascadia/ }).click();
  await search.fill('');
  await page.getByRole('checkbox', { name: /^Azul/ }).click();
  await page.getByRole('checkbox', { name: /^Brass/ }).click();
  await button('Remove Azul').click();
  await expect.element(page.getByRole('list', { name: 'Chosen games' })).toHaveTextContent(/Cascadia.*Brass/);
  await page.getByRole('radio', { name: 'Green' }).click();
  await create.click();
  await expect.poll(() => location.pathname).toBe('/game-nights/1');
  const wanted = { eventType: 'workshop', bannerColor: '#1f7a4a', gameIds: [3, 2] };
  expect(sentBodies()).toMatchObject([['post /api/events', wanted]]);
});

test('a night that is sent again after a failure has the same key, so that it is created once', async () => {
  openPage('/game-nights?create', [...ANSWERS, fail(createEvent)]);
  await fillIn('Friday');
  await create.click();
  await expectText('Error creating game night');
  setAnswers(ANSWERS);
  await create.click();
  await expect.poll(() => location.pathname).toBe('/game-nights/1');
  const keys = sentChanges().map(({ body }) => (body as { idempotencyKey?: string }).idempotencyKey);
  expect(keys).toEqual([expect.stringMatching(/^[\da-f]{24}$/), keys[0]]);
});

test('a game of the night that was removed from the collection is not sent when its games are changed', async () => {
  const gone = { ...aGame({ id: 9, title: 'Gone' }), imageUrl: null };
  const azul = { ...aGame({ id: 1, title: 'Azul' }), imageUrl: null };
  openPage('/game-nights?edit=1', [...ANSWERS, answer(listEventGames, [gone, azul]), answer(setEventGames, [azul])]);
  await button('Brass').click();
  await button('Save Changes').click();
  await expect.poll(() => location.pathname).toBe('/game-nights/1');
  expect(sentBodies()).toEqual([['put /api/events/1/games', { gameIds: [1, 2], plan: [] }]]);
});

test(
  'a game of the night that was sold can be taken off, and is not offered afterwards',
  { tags: ['rare'] },
  async () => {
    const sold = aGame({ id: 9, title: 'Sold', isUnowned: true });
    openPage('/game-nights?edit=1', [
      ...ANSWERS,
      answer(listGames, [...GAMES, sold]),
      answer(listEventGames, [{ ...sold, imageUrl: null }]),
      answer(setEventGames, []),
    ]);
    await expect.element(button('Sold')).toHaveAttribute('aria-pressed', 'true');
    await button('Sold').click();
    await expect.element(button('Sold')).not.toBeInTheDocument();
    await button('Save Changes').click();
    await expect.poll(() => location.pathname).toBe('/game-nights/1');
    expect(sentBodies()).toEqual([['put /api/events/1/games', { gameIds: [], plan: [] }]]);
  },
);

test(
  'on the Free plan a night takes up to four games, and other types and tabs require a plan',
  { tags: ['rare'] },
  async () => {
    openPage('/game-nights?create=tournament', ANSWERS, aFreeUser());
    await expectText('Free takes up to 4 games on one game night. Premium lifts this limit.');
    await button('Choose').click();
    for (const { title: game } of GAMES.slice(0, 4))
      await page.getByRole('checkbox', { name: new RegExp(`^${game}`) }).click();
    await expect.element(page.getByRole('checkbox', { name: /^Everdell/ })).toBeDisabled();
    await page.getByText('Type, seats, companions, message, who may come').click();
    await expect.element(page.getByRole('radio', { name: 'Game Night' })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: /^Tournament/ })).toBeDisabled();

    await button('Cancel').click();
    await expect.element(create).toHaveFocus();
    (page.getByRole('tab', { name: 'Game Nights' }).element() as HTMLElement).focus();
    for (const name of ['Premium Events', 'Analytics', 'Templates']) {
      await userEvent.keyboard('{ArrowRight}');
      const panel = page.getByRole('tabpanel', { name });
      await expect.element(panel.getByRole('heading', { name: 'Premium Plus Required' })).toBeVisible();
    }
    await expect.element(page.getByRole('link', { name: 'See Premium Plus' })).toHaveAttribute('href', '/premium');
  },
);

test('an abandoned form of a night is restored, until Start Over', { tags: ['rare'] }, async () => {
  openPage('/game-nights?create', ANSWERS);
  await fillIn('Half written');
  navigate('/groups');
  await expect.element(title).not.toBeInTheDocument();
  navigate('/game-nights?create');
  await expectText(RESUMED);
  await expect.element(title).toHaveValue('Half written');
  await button('Start Over').click();
  await expect.element(title).toHaveValue(expect.stringMatching(/^Game night/));
  await expect.element(page.getByText(RESUMED)).not.toBeInTheDocument();
});

test(
  'a failed creation keeps the form, and guests who could not be added are kept in the edit form',
  { tags: ['rare'] },
  async () => {
    openPage('/game-nights?create', [...ANSWERS, fail(createEvent)]);
    await fillIn('Against the wind');
    await guests.fill('Ana <ana@example.org>');
    await create.click();
    await expectText('Error creating game night');
    await expectText('Please try again.');
    await expect.element(title).toHaveValue('Against the wind');

    setAnswers([...ANSWERS, fail(addAttendees)]);
    await create.click();
    await expect.poll(() => location.search).toBe('?edit=1');
    await expectText('Error adding guests');
    await expect.element(guests).toHaveValue('Ana <ana@example.org>');
    setAnswers(ANSWERS);
    // The message may stand before the button.
    (button('Save Changes').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => location.pathname).toBe('/game-nights/1');
    const attendees = [{ email: 'ana@example.org', name: 'Ana' }];
    expect(sentBodies().at(-1)).toMatchObject(['post /api/events/1/attendees', { attendees }]);
  },
);

test('on a desktop the preview that is higher than the window is shown to its foot', async () => {
  await page.viewport(1280, 420);
  openPage('/game-nights', ANSWERS);
  await button('Create Game Night').first().click();
  await fillIn('Friday');
  await page.getByText('More', { exact: true }).click();
  const preview = () => document.querySelector('aside')?.getBoundingClientRect() ?? new DOMRect();
  await expect.poll(() => preview().height).toBeGreaterThan(420);
  document.documentElement.scrollTo(0, 500);
  await expect.poll(() => Math.round(preview().bottom)).toBe(420 - 24);
  await page.viewport(1280, 1200);
  await expect.poll(() => preview().top).toBeGreaterThanOrEqual(24);
});
