import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { navigate } from 'wouter/use-browser-location';
import { BUILT_IN_SHEETS } from '#client/plays/score-sheets/built-in-sheets.ts';
import { toast } from '#client/ui/layers/toast.ts';
import { getCurrentUser } from '#shared/accounts/auth-contract.ts';
import {
  discardPad,
  finishPad,
  readPad,
  type ScorePad,
  startPad,
  type TakenEntry,
  writePad,
} from '#shared/score-pads/score-pads-contract.ts';
import type { PadEntry } from '#shared/shapes/pad-entry.ts';
import { aPlay } from '#tests/support/rows/a-play.ts';
import { anAnswer } from '#tests/support/rows/a-stored-pad.ts';
import { aUser } from '../support/a-user.ts';
import {
  answer,
  answerBy,
  type Answered,
  refuse,
  type SentRequest,
  sentChanges,
  setOffline,
} from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectHeading, expectText } from '../support/expect-shown.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openStreams } from '../support/open-streams.ts';
import { openPage } from '../support/render.tsx';

/** Another code for each test, and for a second try: the device keeps its pads. */
const CODES = [2, 3, 4, 5, 6, 7, 8, 9, 'A', 'B', 'C'].map((last) => `KNG23${last}`);
let pad: ScorePad;
let entries: TakenEntry[];

beforeEach(() => {
  const code = CODES.pop() ?? '';
  pad = { ...anAnswer([]), code, key: `pad-key-${code}`, isOwn: true };
  entries = ['Ada', 'Ben'].map((name, n) => ({
    key: `entry-of-${name}`,
    device: 'device-of-ada',
    act: { kind: 'player', player: `player-${name}`, name },
    seq: n + 1,
  }));
});

const withEntries = (after: number) => ({ ...pad, entries: entries.filter(({ seq }) => seq > after) });
const sentEntries = (): PadEntry[] =>
  sentChanges().flatMap(({ call, body }) =>
    call.endsWith('/entries') ? (body as { entries: PadEntry[] }).entries : [],
  );
const scores = () =>
  sentEntries().flatMap(({ key, act }) => (act.kind === 'score' ? [{ key, value: act.value, on: act.on }] : []));

/** What a server does with a pad. */
const server = (): Answered[] => [
  ...EMPTY_ACCOUNT,
  answer(getCurrentUser, aUser()),
  answerBy(readPad, ({ query }) => withEntries(Number(query['after'] ?? 0))),
  answerBy(writePad, ({ body }) => {
    const { after, entries: sent } = body as { after: number; entries: PadEntry[] };
    for (const entry of sent)
      if (entries.every(({ key }) => key !== entry.key)) entries.push({ ...entry, seq: entries.length + 1 });
    return withEntries(after);
  }),
  answerBy(startPad, ({ body }) => {
    const { key, gameTitle } = body as { key: string; gameTitle: string };
    entries = [];
    return (pad = { ...pad, key, gameTitle });
  }),
  answerBy(finishPad, () => {
    pad = { ...pad, status: 'finished', playId: 1 };
    return aPlay({ gameTitle: pad.gameTitle, players: ['Ada', 'Ben'], scores: [4, null], winner: 'Ada' });
  }),
  answer(discardPad, undefined),
];

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const pressKeys = async (...names: (string | RegExp)[]) => {
  for (const name of names)
    await page.getByRole('group', { name: 'Keys' }).getByRole('button', { name, exact: true }).click();
};
/** Without a pause between the digits, which would send the first one by itself. */
const pressAtOnce = async (...digits: string[]) => {
  const keys = page.getByRole('group', { name: 'Keys' });
  await expect.element(keys).toBeVisible();
  for (const name of digits) {
    (keys.getByRole('button', { name, exact: true }).element() as HTMLElement).click();
    await new Promise((resolve) => setTimeout(resolve));
  }
};
const cell = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}, Round 1:`) });
const chooseFromMenu = async (entry: string) => {
  await button('Menu').click();
  await page.getByRole('dialog').getByRole('button', { name: entry }).click();
};

test('an entered number is sent without confirmation, and more digits correct it', { tags: ['rare'] }, async () => {
  openPage(`/table/${pad.code}`, server());
  await cell('Ben').click();
  await pressAtOnce('4', '7');
  await expect.poll(scores).toEqual([{ key: expect.any(String), value: 47, on: [] }]);
  await pressKeys('1', /Next|Round 2/);
  const [first] = scores();
  await expect.poll(() => scores().slice(1)).toEqual([{ key: expect.any(String), value: 471, on: [first?.key] }]);
  const total = document.querySelectorAll('[data-total]')[1];
  expect(total?.textContent).toContain('471');
  expect(page.getByText('Which is right?').elements()).toEqual([]);
});

test('a number is sent although the person leaves the table right after typing it', async () => {
  openPage('/table', server());
  await expectHeading('Table Mode');
  navigate(`/table/${pad.code}`);
  await cell('Ben').click();
  await pressAtOnce('4', '7');
  history.back();
  await expectHeading('Table Mode');
  await expect.poll(scores).toEqual([{ key: expect.any(String), value: 47, on: [] }]);
  history.forward();
  await expect.element(cell('Ben')).toHaveAccessibleName(/47/);
});

test('a table that was thrown away is not listened to any more', async () => {
  const streams = openStreams();
  let isGone = false;
  const read: Answered = {
    contract: readPad,
    respond: (sent) => (isGone ? refuse(readPad, 'not_found') : answer(readPad, withEntries(0))).respond(sent),
  };
  openPage(`/table/${pad.code}`, [...server(), read]);
  await expect.element(cell('Ben')).toBeVisible();
  await expect.poll(() => streams).toHaveLength(1);
  const closing = vi.spyOn(streams[0] as EventSource, 'close');
  isGone = true;
  streams[0]?.dispatchEvent(new Event('changed'));
  await expectText('This table was thrown away');
  await expect.poll(() => closing.mock.calls).toHaveLength(1);
});

test('the dialog to finish a score pad asks before typed notes are discarded', { tags: ['rare'] }, async () => {
  openPage(`/table/${pad.code}`, server());
  await chooseFromMenu('Finish and Save');
  const notes = page.getByLabelText('Session Notes (optional)');
  await notes.fill('Close one');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep Editing' }).click();
  await expect.element(notes).toHaveValue('Close one');
});

test('a toast does not cover the keys of a score pad', { tags: ['rare'] }, async () => {
  openPage(`/table/${pad.code}`, server());
  await cell('Ben').click();
  toast({ title: 'Not recorded yet', description: 'What you typed is kept. Open the form again to go on.' });
  const message = page.getByText('Not recorded yet');
  await expect.element(message).toBeVisible();
  const keys = page.getByRole('group', { name: 'Keys' }).element().getBoundingClientRect();
  const tile = message.element().closest('li')?.getBoundingClientRect();
  expect(tile?.bottom).toBeLessThan(keys.top);
});

test(
  'an unknown code shows a message; a score pad is opened by its URL, and discarded after confirmation',
  { tags: ['rare'] },
  async () => {
    const wrong = refuse(readPad, 'not_found');
    const right = server().findLast(({ contract }) => contract === readPad) ?? wrong;
    const reading = {
      contract: readPad,
      respond: async (one: SentRequest) => (one.call.endsWith(pad.code) ? right : wrong).respond(one),
    };
    openPage('/table/K7M2QX', [...server(), reading]);
    await expectHeading('No Table Under This Code');
    await page.getByLabelText('Join with a code').fill(`https://games.example.org/table/${pad.code}`);
    await button('Join').click();
    await expect.element(page.getByRole('group', { name: 'Keys' })).toBeVisible();
    await chooseFromMenu('Discard');
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await expectWalked('DiscardPad question');
    await chooseFromMenu('Discard');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expectText('Score pad discarded');
    expect(sentChanges().map(({ call }) => call)).toEqual([`delete /api/score-pads/${pad.code}`]);
    await expect.element(page.getByRole('link', { name: new RegExp(pad.code) })).not.toBeInTheDocument();
  },
);

test(
  'a score pad started, played and finished offline is recorded once when the network returns',
  { tags: ['rare'] },
  async () => {
    openPage('/table?title=Onitama Duel', server());
    await expectHeading('Onitama Duel');
    for (const name of ['Ada', 'Ben']) {
      await page.getByLabelText('New player').fill(name);
      await page.getByRole('button', { name: 'Add', exact: true }).click();
    }
    setOffline(true);
    await button('Begin').click();
    await expect.poll(() => location.pathname).toMatch(/^\/table\/new-/);
    await cell('Ada').click();
    await pressKeys('4', /Next/);
    await expectText('3 kept here, sent when you are online');
    await chooseFromMenu('Finish and Save');
    await button('Save the Play').click();
    await expectText('Kept on this device');
    await expect.element(button('Go On Playing')).toBeVisible();

    const before = sentChanges().length;
    setOffline(false);
    await expectText('Session recorded!');
    expect(
      sentChanges()
        .slice(before)
        .map(({ call }) => call),
    ).toEqual([
      'post /api/score-pads',
      `post /api/score-pads/${pad.code}/entries`,
      `post /api/score-pads/${pad.code}/finish`,
    ]);
    expect(
      entries.map(({ act }) => (act.kind === 'player' ? act.name : act.kind === 'score' ? act.value : act.kind)),
    ).toEqual(['Ada', 'Ben', 4]);
  },
);

test('people stay seated after the start of a score pad was left, until it begins', { tags: ['rare'] }, async () => {
  openPage('/table?title=Onitama Duel', server());
  await page.getByLabelText('New player').fill('Ada');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(button('Remove Ada')).toBeVisible();
  navigate('/groups');
  await expect.element(button('Remove Ada')).not.toBeInTheDocument();
  history.back();
  await expect.element(button('Remove Ada')).toBeVisible();
  await button('Begin').click();
  await expect.element(cell('Ada')).toBeVisible();
  navigate('/table?title=Onitama Duel');
  await expectHeading('Onitama Duel');
  expect(button('Remove Ada').elements()).toEqual([]);
});

test('with the keyboard only, a known game is scored on its own sheet, and totals are announced', async () => {
  const known = BUILT_IN_SHEETS.find(({ name }) => name === 'Wingspan');
  if (!known) throw new Error('there is no sheet for Wingspan');
  pad = { ...pad, gameTitle: known.name, sheet: { name: known.name, outcome: known.outcome, rows: known.rows } };
  openPage(`/table/${pad.code}`, server());
  await expect.element(page.getByRole('columnheader', { name: 'Ada' })).toBeVisible();
  for (const number of ['21', '34', '6', '4']) await userEvent.keyboard(`${number}{Enter}`);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Backspace}20{Enter}');
  const sums = () =>
    [...document.querySelectorAll('[data-total]')].map(({ textContent }) => textContent.replace('In front: ', ''));
  await expect.poll(sums).toEqual(['26', '38']);
  await expect.element(page.getByText('Ada, Birds: 20. Total 26.')).toBeInTheDocument();
  await expect.poll(() => document.activeElement?.textContent).toBe('Ben, Birds: 34');
});
