import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { navigate } from 'wouter/use-browser-location';
import { listAttendees } from '#shared/nights/attendees-contract.ts';
import { changeEvent, getEvent } from '#shared/nights/events-contract.ts';
import { addGame } from '#shared/games/games-contract.ts';
import { completeTitle } from '#shared/games/titles-contract.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { aTitleMatch } from '#tests/support/rows/a-title-match.ts';
import { anEvent } from '#tests/support/rows/an-event.ts';
import { answer, answerBy, sentChanges } from '../support/answers.ts';
import { AN_EMPTY_NIGHT } from '../support/an-empty-night.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectText } from '../support/expect-shown.ts';
import { HOST } from '../support/open-night.ts';
import { openPage } from '../support/render.tsx';

const ANSWERS = [...EMPTY_ACCOUNT, answer(addGame, aGame())];
const resumed = page.getByText('This is what you had written when you left.');
const title = page.getByRole('combobox', { name: 'Game Title' });
const players = page.getByLabelText('Players');
const duration = page.getByLabelText('Duration');
const FORM = '/add-game?tab=manual';
const stored = () => Object.values(sessionStorage).join();

/** Away by a link, and back. */
async function leaveAndReturn(): Promise<void> {
  navigate('/groups');
  await expect.element(title).not.toBeInTheDocument();
  navigate(FORM);
  await expect.element(title).toBeVisible();
}

test('a partly filled form for a game is restored after Back and Forward, until Start Over', async () => {
  openPage('/my-games', ANSWERS);
  await expectText('My Game Collection');
  navigate(FORM);
  await title.fill('Our Half Game');
  await players.fill('2-7');
  await expect.poll(stored).toContain('Our Half Game');
  history.back();
  await expect.poll(() => location.pathname).toBe('/my-games');
  history.forward();
  await expect.element(resumed).toBeVisible();
  await expect.element(title).toHaveValue('Our Half Game');
  await expect.element(players).toHaveValue('2-7');
  await page.getByRole('button', { name: 'Start Over' }).click();
  await expect.element(title).toHaveValue('');
  await leaveAndReturn();
  await expect.element(title).toHaveValue('');
  await expect.element(players).toHaveValue('');
  expect(resumed.elements()).toEqual([]);
  expect(stored()).not.toContain('Our Half Game');
});

test(
  'a selected title is restored, and selecting another one keeps manually typed values',
  { tags: ['rare'] },
  async () => {
    const matches = [
      aTitleMatch({ title: 'Orléans', bggId: 1, duration: '90 min' }),
      aTitleMatch({ title: 'Lost Cities', bggId: 2, duration: '30 min' }),
    ];
    openPage(FORM, [
      ...ANSWERS,
      answerBy(completeTitle, ({ query }) =>
        matches.filter(({ title: one }) => one.startsWith(query['q']?.startsWith('o') ? 'O' : 'L')),
      ),
    ]);
    const option = page.getByRole('listbox', { name: 'Known games' }).getByRole('option').first();
    await title.fill('orlaens');
    await option.click();
    await players.fill('2-7');
    await leaveAndReturn();
    await expect.element(resumed).toBeVisible();
    await expect.element(title).toHaveValue('Orléans');
    await expect.element(players).toHaveValue('2-7');
    await expect.element(duration).toHaveValue('90 min');
    await title.fill('Lost Cities');
    await option.click();
    await expect.element(duration).toHaveValue('30 min');
    await expect.element(players).toHaveValue('2-7');
    await page.getByRole('button', { name: 'Add Game', exact: true }).click();
    await expectText('Game Added!');
    navigate('/groups');
    await expect.element(title).not.toBeInTheDocument();
    navigate(FORM);
    await expect.element(title).toHaveValue('');
    expect(resumed.elements()).toEqual([]);
  },
);

test('Cancel discards the partly filled form for a game', { tags: ['rare'] }, async () => {
  openPage(FORM, ANSWERS);
  await title.fill('Our Unwanted Game');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect.poll(() => location.pathname).toBe('/my-games');
  navigate(FORM);
  await expect.element(title).toHaveValue('');
  expect(resumed.elements()).toEqual([]);
});

test('the form to edit a night stores and sends changed fields only', async () => {
  const night = anEvent({ title: 'Half Edited', location: 'Here' });
  openPage('/game-nights?edit=1', [
    ...AN_EMPTY_NIGHT,
    answer(getEvent, night),
    answer(changeEvent, night),
    answer(listAttendees, [HOST]),
  ]);
  const name = page.getByLabelText('Event Title');
  await expect.element(page.getByLabelText('Location')).toHaveValue('Here');
  await name.fill('Half Edited Twice');
  await expect.poll(stored).toContain('Half Edited Twice');
  expect(stored()).not.toContain('Here');
  navigate('/groups');
  await expect.element(name).not.toBeInTheDocument();
  navigate('/game-nights?edit=1');
  await expect.element(resumed.first()).toBeVisible();
  await expect.element(name).toHaveValue('Half Edited Twice');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectText('Game night saved');
  expect(sentChanges().map(({ body }) => body)).toEqual([{ title: 'Half Edited Twice' }]);
});
