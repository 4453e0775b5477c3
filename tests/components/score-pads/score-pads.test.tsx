import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { HOLD } from '#client/score-pads/table-tools/use-fingers.ts';
import { getCurrentUser } from '#shared/accounts/auth-contract.ts';
import { listPlays } from '#shared/plays/plays-contract.ts';
import { readPad, writePad } from '#shared/score-pads/score-pads-contract.ts';
import { aPlay } from '#tests/support/rows/a-play.ts';
import { anAnswer, taken } from '#tests/support/rows/a-stored-pad.ts';
import { actsOf, FOUR, rounds, score, type TablePad, TEN } from '#tests/support/rows/stored-pads.ts';
import { aUser } from '../support/a-user.ts';
import { answer } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectHeading, expectText } from '../support/expect-shown.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openPage } from '../support/render.tsx';

const PAD_WITHOUT_PLAYERS: TablePad = { ...rounds([]), acts: [] };
const RECENT_PLAYERS = ['Maya', 'Jonas', 'Priya', 'Bartholomew-Alexander'];
const ANSWERS = [
  ...EMPTY_ACCOUNT,
  answer(getCurrentUser, aUser()),
  answer(listPlays, [aPlay({ gameTitle: 'Wingspan', players: RECENT_PLAYERS, scores: [81, 77, 64, 90] })]),
];

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Another code for each pad: the device keeps them. */
let pads = 0;

async function openPad(pad: TablePad): Promise<void> {
  pads += 1;
  const entries = actsOf(pad).map((act, n) =>
    taken(n + 1, { key: `entry-${pads}-${n}`, device: 'another-phone', act }),
  );
  const stored = {
    ...anAnswer(entries),
    code: `PAD23${'ABCDEFGHJKLMN'[pads]}`,
    key: `pad-${pads}`,
    gameTitle: pad.title,
    sheet: pad.sheet,
    isOwn: true,
  };
  openPage(`/table/${stored.code}`, [...ANSWERS, answer(readPad, stored), answer(writePad, stored)]);
  await expectText(pad.title);
}

const sheet = page.getByRole('dialog');

async function openEntry(entry: string, players: readonly string[] = FOUR): Promise<void> {
  await openPad(rounds(players));
  await page.getByRole('button', { name: 'Menu' }).click();
  await sheet.getByRole('button', { name: entry }).click();
}

test('a score pad of four players with an incomplete round is accessible', async () => {
  await openPad(rounds(FOUR));
  await expect.element(page.getByRole('group', { name: 'Keys' })).toBeVisible();
  await expectAccessible('table-rounds');
});

test('a score pad without players is accessible', { tags: ['rare'] }, async () => {
  await openPad(PAD_WITHOUT_PLAYERS);
  await expectHeading('Who Plays?');
  await expectAccessible('table-nobody');
});

test('a score pad with ten players and a conflicting number is accessible', { tags: ['rare'] }, async () => {
  await openPad(rounds(TEN, [score('Maya', 'round-3', 12)]));
  await expectText('Bartholomew-Alexander');
  await expect.element(page.getByText('Which is right?').first()).toBeVisible();
  await expectAccessible('table-ten-and-two-numbers');
});

test('the start of a score pad with the players of the last play is accessible', async () => {
  openPage('/table?title=Wingspan', ANSWERS);
  await page.getByRole('button', { name: 'Same players again' }).click();
  await expect.element(page.getByRole('button', { name: 'Remove Bartholomew-Alexander' })).toBeVisible();
  await expectAccessible('table-begin');
});

test('the menu of a score pad is accessible', async () => {
  await openPad(rounds(FOUR));
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect.element(sheet.getByRole('button', { name: 'Finish and Save' })).toBeVisible();
  await expectAccessible('table-menu');
  await expectWalked('PadPanels');
});

test('the history of a score pad is accessible', async () => {
  await openEntry('History');
  await expect.element(sheet.getByText('Take Back').first()).toBeVisible();
  await expectAccessible('table-history');
  await expectWalked('PadPanels');
});

test('the players of a score pad are accessible', async () => {
  await openEntry('Players', TEN);
  await expect.element(sheet.getByText('New player').first()).toBeVisible();
  await expectAccessible('table-players');
  await expectWalked('PadPanels', 'AddPlayer');
});

test('the dialog to share a score pad by code is accessible', async () => {
  await openEntry('Let Others Join');
  await expect.element(sheet.getByText('Type this code').first()).toBeVisible();
  await expectAccessible('table-share');
  await expectWalked('PadPanels');
});

test('the dialog to finish a score pad is accessible', async () => {
  await openEntry('Finish and Save');
  await expect.element(sheet.getByText('Duration').first()).toBeVisible();
  await expectAccessible('table-finish');
  await expectWalked('PadPanels', 'FinishForm');
});

test('the dialog to draw the start player is accessible', { tags: ['rare'] }, async () => {
  await openEntry('Who Begins?');
  await expect.element(page.getByRole('button', { name: 'Draw the Order' })).toBeVisible();
  await expectAccessible('start-player');
  await expectWalked('StartPlayer');
});

test('the start player drawn among three fingers is accessible', async () => {
  vi.spyOn(Navigator.prototype, 'maxTouchPoints', 'get').mockReturnValue(5);
  // No real finger is there to be captured.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue();
  await openEntry('Who Begins?', TEN);
  await expectText('Everybody puts one finger here');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const zone = document.querySelector('.finger-zone');
  const { x = 0, y = 0 } = zone?.getBoundingClientRect() ?? {};
  for (const [place, [left, top]] of [
    [90, 110],
    [280, 150],
    [180, 330],
  ].entries())
    zone?.dispatchEvent(
      new PointerEvent('pointerdown', {
        bubbles: true,
        pointerId: place + 2,
        pointerType: 'touch',
        clientX: x + (left ?? 0),
        clientY: y + (top ?? 0),
      }),
    );
  await expectText('3 fingers. Hold still...');
  vi.advanceTimersByTime(HOLD);
  await expectText('Who is it?');
  vi.useRealTimers();
  await expectAccessible('start-player-fingers');
});

test('the drawn order of players is accessible', async () => {
  await openEntry('Who Begins?', TEN);
  await page.getByRole('button', { name: 'Draw the Order' }).click();
  await expectHeading('In this order');
  await expectAccessible('start-player-order');
});

test('the paused timer of a score pad is accessible', async () => {
  await openEntry('Timer', TEN);
  await page.getByRole('radio', { name: '2 min' }).click();
  await page
    .getByRole('button', { name: /^Jonas/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expectAccessible('table-timer');
});
