import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Routes } from '#client/app/routes.tsx';
import { showPlayDialog } from '#client/plays/play-dialog-view.ts';
import { PlayDialogHost } from '#client/plays/play-dialog/play-dialog-host.tsx';
import { listGames } from '#shared/games/games-contract.ts';
import { getHome } from '#shared/home/home-contract.ts';
import { listNightsOfGame, listReturnedLoans } from '#shared/games/loans/loans-contract.ts';
import { listPeople } from '#shared/plays/people-contract.ts';
import { deletePlay, listGamePlays, listPlays, type Play } from '#shared/plays/plays-contract.ts';
import { MAX_NAME_LENGTH } from '#shared/limits/limits.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { aPlay } from '#tests/support/rows/a-play.ts';
import { answer, answerBy, sentChanges } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectText } from '../support/expect-shown.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openPage, show } from '../support/render.tsx';

afterEach(() => showPlayDialog(null));

const lastYear = (n: number) => new Date(new Date().getFullYear() - 1, 5, 1, 20, 0, -n);
const playsOf = (number: number): Play[] =>
  Array.from({ length: number }, (_, n) =>
    aPlay({ id: n + 1, bggId: 230_802, playedAt: lastYear(n), gameTitle: `Azul ${n + 1}`, scores: [81, 77] }),
  );
const isDeleted = (id: number) => sentChanges().some(({ call }) => call.endsWith(`/${id}`));

function openPlays(query: string, plays: readonly Play[]): void {
  show(
    <>
      <Routes />
      <PlayDialogHost />
    </>,
    {
      path: `/plays${query}`,
      answers: [
        ...EMPTY_ACCOUNT,
        answerBy(listPlays, () => plays.filter(({ id }) => !isDeleted(id))),
        answer(deletePlay, undefined),
      ],
    },
  );
}

const dialog = page.getByRole('dialog', { name: 'Edit Game Session' });
const list = page.getByRole('list', { name: 'Plays' });
const titles = list.getByRole('article').getByRole('button');

test('with the keyboard a play is opened for editing, and closing it returns the focus', async () => {
  openPlays('?period=lastYear', [aPlay({ id: 9, gameTitle: 'Of This Year', playedAt: new Date() }), ...playsOf(2)]);
  const first = titles.first();
  await expect.element(first).toHaveTextContent('Azul 1');
  (first.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(first).toHaveFocus();
});

test(
  'all of many plays are counted, and removing a play moves the focus to the next one',
  { tags: ['rare'] },
  async () => {
    openPlays('', playsOf(1_500));
    await expectText('1,500 plays');
    await titles.first().click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await expectWalked('DeletePlayDialog question');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expectText('1,499 plays');
    await expect.element(titles.first()).toHaveTextContent('Azul 2');
    // The row, or what has the focus instead.
    const focused = () => document.activeElement?.closest('li')?.textContent ?? document.activeElement?.tagName;
    await expect.poll(focused).toContain('Azul 2Ana');
    expect(sentChanges().map(({ call }) => call)).toEqual(['delete /api/sessions/1']);
  },
);

test('all plays can be downloaded as a file', { tags: ['rare'] }, async () => {
  openPlays('', playsOf(1));
  const link = page.getByRole('link', { name: 'Download as CSV' });
  await expect.element(link).toHaveAttribute('href', '/api/game-sessions.csv');
  await expect.element(link).toHaveAttribute('download');
});

test('a play that is being edited can be sent to BG Stats as recorded', { tags: ['rare'] }, async () => {
  openPlays('', playsOf(1));
  await titles.first().click();
  const link = dialog.getByRole('link', { name: 'Send to BG Stats' });
  await expect.element(link).toBeVisible();
  const sent = () => JSON.parse(new URL((link.element() as HTMLAnchorElement).href).searchParams.get('data') ?? '');
  const play = sent() as object;
  expect(play).toMatchObject({ sourceName: 'Rollcall', game: { name: 'Azul 1', bggId: 230_802 } });
  await dialog.getByRole('textbox', { name: /Session Notes/ }).fill('Typed, and not saved.');
  expect(sent()).toEqual(play);
});

const WORD = 'Donaudampfschifffahrtsgesellschaft'.repeat(3).slice(0, 81);
const NAME = WORD.slice(0, MAX_NAME_LENGTH);

test.each([
  [`/my-games?q=${WORD}`, WORD],
  ['/games/1', NAME],
  ['/plays', NAME],
  ['/people', NAME],
  ['/', WORD],
])(
  'an unbroken word of 81 letters and the longest name do not make %s wider than the phone',
  { tags: ['rare'] },
  async (path, text) => {
    const plays = [aPlay({ gameId: 1, gameTitle: WORD, players: [NAME], scores: [1], notes: WORD })];
    const game = aGame({ title: WORD, notes: WORD, timesPlayed: 1, lastPlayed: new Date() });
    openPage(path, [
      ...EMPTY_ACCOUNT,
      answer(listGames, [game]),
      answer(listPlays, plays),
      answer(listGamePlays, plays),
      answer(listPeople, [{ id: 1, name: NAME, spellings: [NAME.toLowerCase()] }]),
      answer(listReturnedLoans, []),
      answer(listNightsOfGame, []),
      answer(getHome, {
        owned: 1,
        plays: 1,
        night: null,
        latestPlays: plays,
        playedLast: [game],
        dust: [game],
        dusty: 1,
        ballots: [],
        withinReach: [game],
        challenges: [],
      }),
    ]);
    const isDrawn = (part: Element) => part.getClientRects().length > 0;
    await expect.poll(() => page.getByText(text).elements().some(isDrawn)).toBe(true);
    expect(document.documentElement.scrollWidth).toBe(390);
  },
);

test('a blank score beside others is a dash, and a play without scores has none', async () => {
  openPlays('', [
    aPlay({ id: 1, gameTitle: 'Azul', scores: [81, null], outcome: 'lowest' }),
    aPlay({ id: 2, gameTitle: 'Heat', scores: [null, null], outcome: 'none' }),
  ]);
  await expect.element(list.getByRole('article').filter({ hasText: 'Azul' })).toHaveTextContent(/–no score/);
  await expect.element(list.getByRole('article').filter({ hasText: 'Heat' })).not.toHaveTextContent('–');
});
