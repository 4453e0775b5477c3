import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AccountMenu } from '#client/app/account-menu.tsx';
import { Routes } from '#client/app/routes.tsx';
import { openLogPlay, openScoreboard, showPlayDialog } from '#client/plays/play-dialog-view.ts';
import { sendThroughOutbox } from '#client/plays/unsent-plays/offline-outbox.ts';
import { sendUnsentPlaysOf } from '#client/plays/unsent-plays/send-unsent-plays.ts';
import { allUnsentPlays, deleteUnsentPlaysOf, storeUnsentPlay } from '#client/plays/unsent-plays/unsent-play-store.ts';
import { useSendUnsentPlays } from '#client/plays/unsent-plays/use-send-unsent-plays.ts';
import { toUnsentPlay } from '#client/plays/unsent-plays/unsent-play.ts';
import { NetworkNotice } from '#client/app/device/network-notice.tsx';
import { PlayDialogHost } from '#client/plays/play-dialog/play-dialog-host.tsx';
import { listGames } from '#shared/games/games-contract.ts';
import { changePlay, listGamePlays, listPlays, recordPlay, recordPlayElsewhere } from '#shared/plays/plays-contract.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { aPlay } from '#tests/support/rows/a-play.ts';
import { aUser } from '../support/a-user.ts';
import { answer, type Answered, refuse, sentChanges, setOffline } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectHeading, expectText } from '../support/expect-shown.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { show } from '../support/render.tsx';

const OWNER = aUser();
const RECORD_BY_TITLE = 'post /api/game-sessions';
const button = (name: string) => page.getByRole('button', { name, exact: true });

afterEach(async () => {
  showPlayDialog(null);
  setOffline(false);
  await deleteUnsentPlaysOf(OWNER.id);
});

/** Puts plays of these games on the device, the first one first. */
async function storePlays(...games: { id: number | null; title: string }[]): Promise<void> {
  for (const [place, game] of games.entries())
    await storeUnsentPlay(
      toUnsentPlay(
        {
          game: game.id === null ? { id: null, title: game.title } : { id: game.id, title: game.title },
          play: { players: '["Ana","Ben"]', scores: '[7,5]', idempotencyKey: `key-of-${game.title}` },
          amends: false,
        },
        OWNER.id,
        new Date(Date.UTC(2026, 4, 1, 20, place)),
      ),
    );
}

function Sending() {
  useSendUnsentPlays();
  return <NetworkNotice />;
}

const ANSWERS = [...EMPTY_ACCOUNT, answer(recordPlayElsewhere, aPlay()), answer(changePlay, aPlay())];

/** The screen of all plays, with what sends those that wait. */
function openPlays(...answers: Answered[]): void {
  show(
    <>
      <Sending />
      <Routes />
      <PlayDialogHost />
    </>,
    { path: '/plays', user: OWNER, answers: [...ANSWERS, ...answers] },
  );
}

const sentTitles = () =>
  sentChanges()
    .filter(({ call }) => call === RECORD_BY_TITLE)
    .map(({ body }) => (body as { gameTitle: string }).gameTitle);

test('once a play is kept on the device the browser is asked not to clear it', async () => {
  const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(true);
  const recording = {
    game: { id: null, title: 'Kept' },
    play: { players: '["Ana"]', scores: '[7]', idempotencyKey: 'key-of-kept' },
    amends: false,
  };
  await sendThroughOutbox(recording, OWNER.id, () => Promise.resolve(aPlay()));
  expect(persist).not.toHaveBeenCalled();
  await sendThroughOutbox(recording, OWNER.id, () => Promise.reject(new TypeError('Failed to fetch')));
  expect(persist).toHaveBeenCalledOnce();
});

test('a play waiting to be sent can be changed and discarded', { tags: ['rare'] }, async () => {
  await storePlays({ id: null, title: 'Written Wrongly' }, { id: null, title: 'Never Happened' });
  openPlays();
  setOffline(true);
  await expectHeading('Waiting to be sent (2)');
  await button('Edit the play of Written Wrongly').click();
  await expectHeading('Edit Game Session');
  await page.getByLabelText('Session Notes (optional)').fill('At the lake');
  await button('Save Changes').click();
  await expectText('Kept on this device');
  await button('Discard the play of Never Happened').click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await expectWalked('UnsentPlayRow question');
  await button('Discard the play of Never Happened').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expectText('Play discarded');
  await expect.element(page.getByRole('heading', { name: 'Waiting to be sent (1)' })).toHaveFocus();
  setOffline(false);
  await expectText('Your play is sent');
  expect(sentTitles()).toEqual(['Written Wrongly']);
  // A first version may have arrived without its answer: what is recorded becomes this one.
  expect(sentChanges().map(({ body }) => (body as { notes: string }).notes)).toEqual(['At the lake', 'At the lake']);
  expect(await allUnsentPlays()).toEqual([]);
});

test(
  'an unsent play of a removed game shows the reason, and can be recorded by its title',
  { tags: ['rare'] },
  async () => {
    await storePlays({ id: 7, title: 'Azul' });
    openPlays(refuse(recordPlay, 'not_found'));
    await expectText(/^This game is not on your lists any more/);
    await expectText('1 play was not accepted by the server.');
    expect(sentTitles()).toEqual([]);
    await button('Try Again').click();
    await expectText('Your play is sent');
    expect(sentTitles()).toEqual(['Azul']);
    expect(await allUnsentPlays()).toEqual([]);
  },
);

test('two open pages send unsent plays once, in order', { tags: ['rare'] }, async () => {
  const titles = ['First of Three', 'Second of Three', 'Third of Three'];
  await storePlays(...titles.map((title) => ({ id: null, title })));
  const other = new BroadcastChannel('rollcall-waiting');
  const announced = new Promise((resolve) => other.addEventListener('message', resolve));
  // Another page is sending, and holds the lock that all pages of the browser share.
  let releaseLock = () => {};
  const lockReleased = new Promise<void>((resolve) => {
    releaseLock = resolve;
  });
  const sending = navigator.locks.request('rollcall-waiting-plays', () => lockReleased);
  openPlays();
  await expectHeading('Waiting to be sent (3)');
  expect(await sendUnsentPlaysOf(OWNER.id)).toBeNull();
  expect(sentTitles()).toEqual([]);
  releaseLock();
  await sending;
  await Promise.all([sendUnsentPlaysOf(OWNER.id), sendUnsentPlaysOf(OWNER.id)]);
  await announced;
  await expect.element(page.getByRole('heading', { name: /^Waiting to be sent/ })).not.toBeInTheDocument();
  expect(sentTitles()).toEqual(titles);

  // What another page keeps is shown here.
  setOffline(true);
  await expectText(/^No network/);
  await storePlays({ id: null, title: 'From the Other Page' });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
  other.postMessage(null);
  await expectText('From the Other Page');
  other.close();
});

test('a play that is sent before it can be discarded is said to be sent', async () => {
  await storePlays({ id: null, title: 'On Its Way' });
  openPlays();
  setOffline(true);
  await expectHeading('Waiting to be sent (1)');
  // Another page is sending it, and holds the lock that all pages of the browser share.
  let release = () => {};
  const isSent = new Promise<void>((resolve) => (release = resolve));
  const sending = navigator.locks.request('rollcall-waiting-plays', () => isSent);
  await button('Discard the play of On Its Way').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await deleteUnsentPlaysOf(OWNER.id);
  release();
  await sending;
  await expectText('Already sent');
});

test(
  'signing out offline asks for confirmation about unsent plays, and shows that it failed',
  { tags: ['rare'] },
  async () => {
    const known = `rollcall-kept-${OWNER.id}`;
    await caches.open(known);
    await storePlays({ id: null, title: 'Still Mine' });
    show(
      <>
        <Sending />
        <AccountMenu user={OWNER} />
      </>,
      { user: OWNER, answers: ANSWERS },
    );
    setOffline(true);
    await expectText('No network. 1 play is kept on this device, and sent when you are online.');
    await page.getByRole('button', { name: /Robin/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    const question = page.getByRole('alertdialog');
    await expect.element(question).toHaveAccessibleDescription(/^A play of yours is not on the server yet\./);
    await expectWalked('SignOutDialog question');
    await page.getByRole('button', { name: /Robin/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await question.getByRole('button', { name: 'Sign Out' }).click();
    await expectText('You are still signed in');
    expect(await caches.delete(known)).toBe(true);
    expect(await allUnsentPlays()).toHaveLength(1);
  },
);

test('a play with a lost response is kept, edited on the scoreboard, and resent with its idempotency key', async () => {
  let isLost = true;
  const played = aPlay({ gameId: 1, players: ['Ana', 'Bea'], scores: [1, 2] });
  const lost: Answered = {
    contract: recordPlay,
    respond: async () => {
      if (isLost) throw new TypeError('Failed to fetch');
      return Response.json(played, { status: recordPlay.status });
    },
  };
  show(
    <>
      <Sending />
      <PlayDialogHost />
    </>,
    {
      user: OWNER,
      answers: [
        ...ANSWERS,
        answer(listGames, [aGame()]),
        answer(listPlays, [played]),
        answer(listGamePlays, [played]),
        lost,
      ],
    },
  );
  openScoreboard(1);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Record New Session' }).click();
  await dialog.getByRole('button', { name: 'Same players again' }).click();
  await dialog.getByRole('button', { name: 'Record Session' }).click();
  await expectText('Kept on this device');
  await dialog.getByRole('button', { name: /^Edit the play of/ }).click();
  await dialog
    .getByRole('textbox', { name: /^Score of/ })
    .first()
    .fill('7777');
  await button('Save Changes').click();
  await expect.element(dialog.getByRole('heading', { name: 'Waiting to be sent (1)' })).toBeVisible();
  isLost = false;
  dispatchEvent(new Event('online'));
  await expectText('Your play is sent');
  await expect.element(dialog.getByRole('heading', { name: /^Waiting to be sent/ })).not.toBeInTheDocument();
  const bodies = sentChanges().map(({ body }) => body as { idempotencyKey?: string; scores: string });
  expect(new Set(bodies.flatMap(({ idempotencyKey = [] }) => idempotencyKey)).size).toBe(1);
  expect(bodies.at(-1)?.scores).toBe('[7777,null]');
  expect(await allUnsentPlays()).toEqual([]);
});

/** A transaction that does not end by itself, as Safari's of a suspended page: no other one here begins. */
function holdStorage(): Promise<() => void> {
  let isHeld = true;
  return new Promise((resolve) => {
    const opening = indexedDB.open('rollcall-waiting', 1);
    opening.addEventListener('success', () => {
      const plays = opening.result.transaction('plays', 'readwrite').objectStore('plays');
      const prolong = () => {
        if (isHeld) plays.count().addEventListener('success', prolong);
        else opening.result.close();
      };
      prolong();
      resolve(() => {
        isHeld = false;
      });
    });
  });
}

test('a play is recorded even if the storage of the device does not respond', { tags: ['rare'] }, async () => {
  await allUnsentPlays();
  const release = await holdStorage();
  show(<PlayDialogHost />, { answers: ANSWERS });
  openLogPlay();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox', { name: 'Game title' }).fill('Kept Nowhere');
  await userEvent.keyboard('{Enter}');
  await dialog.getByRole('combobox', { name: 'Name of player 1' }).fill('Ana');
  await dialog.getByRole('button', { name: 'Record Session' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expectText('Session recorded!');
  expect(sentTitles()).toEqual(['Kept Nowhere']);
  release();
  expect(await allUnsentPlays()).toEqual([]);
});
