import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { navigate } from 'wouter/use-browser-location';
import { listAttendees } from '#shared/nights/attendees-contract.ts';
import { type Event, getEvent, listEventGames, listEvents } from '#shared/nights/events-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { listPeople } from '#shared/plays/people-contract.ts';
import { changePlay, deletePlay, listPlays, type Play } from '#shared/plays/plays-contract.ts';
import { getWrapUp, wrapUp } from '#shared/nights/wrap-up-contract.ts';
import { aWrapUpSheet } from '#tests/support/rows/a-wrap-up-sheet.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { anAttendee } from '#tests/support/rows/an-attendee.ts';
import { anEvent } from '#tests/support/rows/an-event.ts';
import { aPlay } from '#tests/support/rows/a-play.ts';
import { answer, answerBy, type Answered, sentChanges } from '../support/answers.ts';
import { AN_EMPTY_NIGHT } from '../support/an-empty-night.ts';
import { expectHeading, expectText } from '../support/expect-shown.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openPage, openWithBars } from '../support/render.tsx';

const NAMES = ['Maya', 'Ana Sá', 'Ben', 'Cleo', 'Tom', 'Ida'];
const LAST_NIGHT = new Date(Date.now() - 20 * 3_600_000);
const NIGHT = anEvent({ title: 'A quick one', date: LAST_NIGHT, heads: 5, guests: 5 });
const WRAPPED: Event = { ...NIGHT, status: 'completed' };
const GAMES = ['Azul', 'Brass', 'Cascadia'].map((title, n) => aGame({ id: n + 1, title }));
const FOUR = ['Maya', 'Ana Sá', 'Ben', 'Cleo'];
const PLAY = aPlay({ eventId: 1, gameId: 1, players: FOUR, scores: [null, null, null, null], winner: 'Ben' });
const SHEET = aWrapUpSheet(NAMES, { absent: 'Ida' });

let isWrapped = false;
/** What the answer to a wrap-up says of its play. */
const wrapUpResponse = (differs: boolean) => ({
  event: WRAPPED,
  plays: [{ key: 'game-1-1', play: PLAY, wasThere: differs, differs }],
  mailed: 4,
});

function nightAnswers(...answers: Answered[]): Answered[] {
  isWrapped = false;
  return [
    ...AN_EMPTY_NIGHT,
    answer(listEvents, [NIGHT]),
    answerBy(getEvent, () => (isWrapped ? WRAPPED : NIGHT)),
    answer(listEventGames, GAMES),
    answer(listGames, GAMES),
    answer(
      listAttendees,
      NAMES.map((name, n) =>
        anAttendee({ id: n + 1, name, isHost: n === 0, status: n < 5 ? 'accepted' : 'invited', toInvite: false }),
      ),
    ),
    answerBy(getWrapUp, () => (isWrapped ? { ...SHEET, plays: [{ key: 'game-1-1', play: PLAY }] } : SHEET)),
    answerBy(wrapUp, () => {
      isWrapped = true;
      return wrapUpResponse(false);
    }),
    ...answers,
  ];
}

const open = (path: string, ...answers: Answered[]) => openPage(path, nightAnswers(...answers));

const button = (name: string | RegExp) => page.getByRole('button', { name });
/** The box itself is hidden: what is pressed is its label. */
async function check(role: 'checkbox' | 'radio', name: string): Promise<void> {
  const box = page.getByRole(role, { name, exact: true });
  await expect.element(box).toBeInTheDocument();
  box.element().closest('label')?.click();
}
const plays = () => sentChanges().map(({ body }) => (body as { plays: object[] }).plays);

test('the names in the results begin at the same edge, in whichever direction they are written', async () => {
  const play = aPlay({ eventId: 1, gameId: 1, players: ['Maya', 'محمد علي'], scores: [80, 91], winner: null });
  open(
    '/game-nights/1',
    answer(getEvent, WRAPPED),
    answer(getWrapUp, { ...SHEET, plays: [{ key: 'game-1-1', play }] }),
  );
  const edges = () =>
    [...document.querySelectorAll('.standing > :nth-child(2)')].map((name) => {
      const text = document.createRange();
      text.selectNodeContents(name);
      return Math.round(text.getBoundingClientRect().left);
    });
  await expect.poll(() => edges().length).toBe(2);
  expect(new Set(edges()).size).toBe(1);
});

test('the results name people as they are called now', async () => {
  const play = aPlay({ eventId: 1, gameId: 1, players: ['Anna', 'Ben'], scores: [80, 91], winner: 'ana' });
  open(
    '/game-nights/1',
    answer(getEvent, WRAPPED),
    answer(getWrapUp, { ...SHEET, plays: [{ key: 'game-1-1', play }] }),
    answer(listPeople, [{ id: 1, name: 'Ana Sá', spellings: ['ana', 'ana sá', 'anna'] }]),
  );
  const names = () => page.getByRole('article', { name: 'Azul' }).getByRole('listitem').elements();
  await expect.poll(() => names().map(({ textContent }) => textContent)).toEqual(['Ana Sá (winner)80', '1Ben91']);
});

test('a host wraps up a night in a few taps, and its page shows the results', async () => {
  open('/game-nights');
  await expectText('How was A quick one?');
  await page.getByRole('link', { name: 'Wrap Up' }).click();
  await expectText('5 of 6');
  await check('checkbox', 'Tom');
  await expectText('4 of 6');
  await button(/^We Played It/)
    .first()
    .click();
  await expect.poll(() => page.getByLabelText(/^Name of player/).elements()).toHaveLength(4);
  await check('radio', 'Ben');
  await expectText('1 play to write down.');
  await page.getByRole('checkbox', { name: 'Send the results' }).click();
  await button('Wrap Up').click();

  await expectHeading('Results');
  await expectText('This night is wrapped up');
  const opened = () =>
    [...document.querySelectorAll('details.disclosure[open] h2')].map(({ textContent }) => textContent);
  await expect.poll(opened).toEqual(['Results']);
  expect(sentChanges()).toMatchObject([
    {
      call: 'post /api/events/1/wrap-up',
      body: {
        came: [1, 2, 3, 4],
        sendsResults: true,
        plays: [
          {
            key: 'game-1-1',
            gameId: 1,
            players: JSON.stringify(FOUR),
            scores: '[null,null,null,null]',
            winner: 'Ben',
          },
        ],
      },
    },
  ]);
});

test('a play of a night links to the night', { tags: ['rare'] }, async () => {
  open('/plays', answer(listPlays, [PLAY]));
  await expect
    .element(page.getByRole('link', { name: 'Game night' }).first())
    .toHaveAttribute('href', '/game-nights/1');
});

test('a partly filled wrap-up is restored, including an added game', { tags: ['rare'] }, async () => {
  open('/game-nights/1/wrap-up');
  await button('Add Another Game').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expectWalked('AddGameDialog');
  await button('Add Another Game').click();
  await page.getByRole('searchbox', { name: 'Game title' }).fill('Zzyzx Road Race');
  await button(/^Zzyzx/).click();
  await expectHeading('Zzyzx Road Race');
  const score = page.getByRole('textbox', { name: 'Score of Ben' });
  await score.fill('31');
  navigate('/groups');
  await expect.element(score).not.toBeInTheDocument();
  navigate('/game-nights/1/wrap-up');
  await expectText('Here is what you entered before.');
  await expect.element(score).toHaveValue('31');
  await button('Wrap Up').click();
  await expectHeading('Results');
  expect(plays()).toMatchObject([[{ gameId: null, gameTitle: 'Zzyzx Road Race', scores: '[0,0,31,0,0]' }]]);
});

test(
  'a wrap-up that conflicts with another browser shows the differences, and can overwrite them',
  { tags: ['rare'] },
  async () => {
    open('/game-nights/1/wrap-up', answer(wrapUp, wrapUpResponse(true)), answer(changePlay, PLAY));
    await expectText('5 of 6');
    await check('checkbox', 'Ida');
    await button(/^We Played It/)
      .first()
      .click();
    await check('radio', 'Ida');
    await button('Wrap Up').click();
    await expect.element(page.getByRole('heading', { name: 'Already written down' })).toHaveFocus();
    await expectText(/^Ben wins/);
    await expectText(/^Ida wins/);
    await button('Use What I Wrote').click();
    await expect.element(button('Use What I Wrote')).not.toBeInTheDocument();
    expect(sentChanges().map(({ call }) => call)).toEqual(['post /api/events/1/wrap-up', 'put /api/sessions/1']);
    expect(sentChanges()[1]?.body).toMatchObject({ winner: 'Ida' });
  },
);

test('the results of a night follow a correction and a deletion of their play', async () => {
  let recorded: Play | null = aPlay({ eventId: 1, gameId: 1, players: ['Maya', 'Ben'], scores: [54, 41] });
  const correct = (changes: object) => (recorded = { ...(recorded ?? PLAY), ...changes });
  openWithBars('/game-nights/1', [
    ...nightAnswers(),
    answer(getEvent, WRAPPED),
    answerBy(getWrapUp, () => ({ ...SHEET, plays: recorded ? [{ key: 'game-1-1', play: recorded }] : [] })),
    answerBy(listPlays, () => (recorded ? [recorded] : [])),
    answerBy(changePlay, ({ body }) => correct(body as object)),
    answerBy(deletePlay, () => void (recorded = null)),
  ]);
  const dialog = page.getByRole('dialog');
  const score = dialog.getByRole('textbox', { name: 'Score of Maya' });
  await button('Edit Azul').click();
  await score.fill('45');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const results = () => page.getByRole('article', { name: 'Azul' }).element().textContent;
  await expect.poll(results).toContain('45');

  await button('Edit Azul').click();
  await expect.element(score).toHaveValue('45');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByRole('heading', { name: 'Results' })).not.toBeInTheDocument();
});
