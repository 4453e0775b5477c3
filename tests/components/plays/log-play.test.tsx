import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openLogPlay, openScoreboard, showPlayDialog } from '#client/plays/play-dialog-view.ts';
import { PlayDialogHost } from '#client/plays/play-dialog/play-dialog-host.tsx';
import { listGames } from '#shared/games/games-contract.ts';
import {
  changeOutcomes,
  listGamePlays,
  listPlays,
  recordPlay,
  recordPlayElsewhere,
} from '#shared/plays/plays-contract.ts';
import { listDecidedGames } from '#shared/games/popular-games-contract.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { aPlay } from '#tests/support/rows/a-play.ts';
import { answer, answerBy, type Answered, refuse, sentChanges } from '../support/answers.ts';
import { expectHeading, expectText } from '../support/expect-shown.ts';
import { openDialog } from '../support/open-dialog.tsx';

afterEach(() => showPlayDialog(null));

const PLAY = aPlay({ gameId: 1, players: ['Ana', 'Bea'], scores: [1, 2] });
const DECIDED = [
  { bggId: 204_583, title: 'Skyjo', outcome: 'lowest' },
  { bggId: 254_640, title: 'Just One', outcome: 'cooperative' },
] as const;
const dialog = page.getByRole('dialog');
const button = (name: string | RegExp) => dialog.getByRole('button', { name });
const title = dialog.getByRole('searchbox', { name: 'Game title' });
const firstName = dialog.getByRole('combobox', { name: 'Name of player 1' });

const openBy = (open: () => void, ...answers: Answered[]) =>
  openDialog(
    <PlayDialogHost />,
    open,
    answer(listPlays, [PLAY]),
    answer(listGamePlays, [PLAY]),
    answer(listDecidedGames, [...DECIDED]),
    answerBy(recordPlay, ({ body }) => ({ ...PLAY, ...(body as Partial<typeof PLAY>) })),
    answer(recordPlayElsewhere, PLAY),
    ...answers,
  );

/** These answers come once they are released. */
function delayed(...answers: Answered[]): { answers: Answered[]; release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const late = answers.map(({ contract, respond }): Answered => ({
    contract,
    respond: async (one) => {
      await released;
      return respond(one);
    },
  }));
  return { answers: late, release: () => release() };
}

test('blank scores are recorded as null', { tags: ['rare'] }, async () => {
  await openBy(openLogPlay);
  await button(/^Azul/).click();
  await button('Same players again').click();
  await button('Record Session').click();
  await expectText('Azul is on the scoreboard.');
  expect(sentChanges().map(({ body }) => body)).toEqual([
    expect.objectContaining({ players: '["Ana","Bea"]', scores: '[null,null]' }),
  ]);
});

test('a typed name and place are completed whatever its accents, and a slip finds the nearest', async () => {
  const known = aPlay({ gameId: 1, players: ['Méliès', 'Wilhelmina'], scores: [1, 2], place: 'Café Łódź' });
  await openBy(openLogPlay, answer(listPlays, [known]));
  await button(/^Azul/).click();
  await firstName.fill('melies');
  await dialog.getByRole('option', { name: 'Méliès' }).click();
  await expect.element(firstName).toHaveValue('Méliès');
  await dialog.getByText('How it is decided, date').click();
  const place = dialog.getByRole('combobox', { name: 'Place' });
  await place.fill('cafe lodz');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(place).toHaveValue('Café Łódź');
  await dialog.getByRole('combobox', { name: 'Name of player 2' }).fill('Wilhelmna');
  const people = dialog.getByRole('listbox', { name: 'People you play with' });
  await expect.element(people.getByRole('option', { name: 'Wilhelmina' })).toBeVisible();
});

test('a title that no game has shows the nearest, and says so', async () => {
  await openBy(openLogPlay, answer(listGames, [aGame({ title: 'Gloomhaven' })]));
  await title.fill('gloomhavn');
  await expectText("Nothing is called 'gloomhavn'; nearest:");
  await expect.element(button(/^Gloomhaven/)).toBeVisible();
});

test('a play of a game that another device has removed is recorded under its title on the next try', async () => {
  await openBy(openLogPlay, refuse(recordPlay, 'not_found'));
  await button(/^Azul/).click();
  await button('Same players again').click();
  await button('Record Session').click();
  await expectText(/^Azul is not on your lists any more/);
  await button('Record Session').click();
  await expectText('Session recorded!');
  expect(sentChanges().map(({ call, body }) => [call, (body as { gameTitle?: string }).gameTitle])).toEqual([
    ['post /api/games/1/sessions', undefined],
    ['post /api/game-sessions', 'Azul'],
  ]);
});

test('Enter pressed before the games are loaded takes effect once they are loaded', { tags: ['rare'] }, async () => {
  const { answers, release } = delayed(answer(listGames, [aGame({ title: 'Our Awaited Game' })]));
  await openBy(openLogPlay, ...answers);
  await title.fill('our awaited');
  await userEvent.keyboard('{Enter}');
  release();
  await expectHeading('Our Awaited Game');
});

test.each([
  ['Skyjo', 'The winner is the lowest score.'],
  ['Just One', 'You win or lose together.'],
])('a first play of %s shows the rule: %s', { tags: ['rare'] }, async (game, rule) => {
  await openBy(openLogPlay);
  await title.fill(game);
  await userEvent.keyboard('{Enter}');
  await expectText(rule);
});

test('the outcome of a game can be loaded after the players are typed', { tags: ['rare'] }, async () => {
  const { answers, release } = delayed(answer(listDecidedGames, [...DECIDED]));
  await openBy(openLogPlay, ...answers);
  await title.fill('Just One');
  await userEvent.keyboard('{Enter}');
  await expectText('Looking up who wins this game...');
  await firstName.fill('Ada');
  release();
  await dialog.getByRole('radio', { name: 'Won' }).click();
  await button('Record Session').click();
  await expectText('Session recorded!');
  expect(sentChanges().map(({ body }) => body)).toEqual([
    expect.objectContaining({ players: '["Ada"]', outcome: 'cooperative' }),
  ]);
});

test('a score of several parts is shown as the total, and a tap shows the parts', { tags: ['rare'] }, async () => {
  const play = aPlay({ gameId: 1, players: ['Ana'], scores: [170], seats: [{ scoreText: '48+122+0' }] });
  await openBy(() => openScoreboard(1), answer(listGamePlays, [play]));
  const parts = dialog.getByText('48+122+0');
  await expect.element(dialog.getByText('170', { exact: true })).toBeVisible();
  await expect.element(parts).not.toBeVisible();
  await dialog.getByText('170', { exact: true }).click();
  await expect.element(parts).toBeVisible();
});

test('a partly filled play is kept when the dialog closes, until Start over', { tags: ['rare'] }, async () => {
  await openBy(() => openScoreboard(1));
  await button('Record New Session').click();
  await firstName.fill('Ana');
  await userEvent.keyboard('{Escape}');
  await expectText('Not recorded yet');
  expect(Object.values(sessionStorage).join()).toContain('Ana');
  showPlayDialog(null);
  await page.getByRole('button', { name: 'Open' }).click();
  await button('Record New Session').click();
  await expect.element(firstName).toHaveValue('Ana');
  await button('Start over').click();
  await expect.element(firstName).toHaveValue('');
});

test('a play without players is rejected', async () => {
  await openBy(() => openScoreboard(1));
  await button('Record New Session').click();
  await button('Record Session').click();
  await expectText('No players');
  const error = dialog.getByText('Please add at least one player.');
  await expect.element(error).toBeVisible();
  await expect.element(firstName).toHaveFocus();
  await userEvent.keyboard('Ana');
  await expect.element(error).not.toBeInTheDocument();
  expect(sentChanges()).toEqual([]);
});

test('a timer fills the duration, also after the dialog was closed and the device slept', async () => {
  const past = (minutes: number) => {
    for (const [address, text] of Object.entries(localStorage))
      if (address.startsWith('rollcall.play-timer.'))
        localStorage.setItem(address, String(text).replace(/\d{10,}/, String(Date.now() - minutes * 60_000)));
  };
  const duration = dialog.getByLabelText('Duration (minutes)');
  await openBy(openLogPlay);
  await button(/^Azul/).click();
  await button('Start Timer').click();
  await expect.element(duration).toHaveValue(1);
  showPlayDialog(null);
  await expect.element(dialog).not.toBeInTheDocument();
  past(42);
  openLogPlay();
  await button(/^Azul/).click();
  await expect.element(duration).toHaveValue(42);
  await button('Stop Timer').click();
  await expect.element(duration).toHaveValue(42);
  await expect.element(button('Start Timer')).toBeVisible();
  await button('Start Timer').click();
  await expect.element(duration).toHaveValue(42);
  past(90);
  await button('Same players again').click();
  await button('Record Session').click();
  await expectText('Azul is on the scoreboard.');
  expect(sentChanges().map(({ body }) => body)).toEqual([expect.objectContaining({ duration: 42 })]);
  expect(Object.keys(localStorage).filter((address) => address.startsWith('rollcall.play-timer.'))).toEqual([]);
});

test('a typed duration ends the timer', async () => {
  await openBy(openLogPlay);
  await button(/^Azul/).click();
  await button('Start Timer').click();
  await dialog.getByLabelText('Duration (minutes)').fill('75');
  await expect.element(button('Start Timer')).toBeVisible();
  await expect.element(dialog.getByLabelText('Duration (minutes)')).toHaveValue(75);
});

test('who finds out that the lowest score wins is asked once whether earlier plays change, too, and can take it back', async () => {
  const recorded = answerBy(recordPlay, ({ body }) => ({ ...PLAY, ...(body as Partial<typeof PLAY>), id: 2 }));
  await openBy(openLogPlay, recorded, answer(changeOutcomes, { ids: [1] }));
  await button(/^Azul/).click();
  await button('Same players again').click();
  await dialog.getByText('More', { exact: true }).click();
  await dialog.getByLabelText('How is it decided?').selectOptions('Lowest score wins');
  await dialog.getByLabelText('Change the other play, too').click();
  await button('Record Session').click();
  await expectText('1 earlier play changed');
  const bodies = () => sentChanges().flatMap(({ call, body }) => (call.endsWith('/outcomes') ? [body] : []));
  expect(bodies()).toEqual([{ from: 'highest', to: 'lowest', except: 2 }]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(bodies).toContainEqual({ from: 'lowest', to: 'highest', ids: [1] });
});

test('a blank score is a dash and not a 0, also where it counts as 0', async () => {
  await openBy(openLogPlay);
  await button(/^Azul/).click();
  await button('Same players again').click();
  await expect.element(dialog.getByRole('textbox', { name: 'Score of Ana' })).toHaveAttribute('placeholder', '–');
});
