import type { BrowserContextOptions, Page } from 'playwright-core';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getDatePoll, setPollDate } from '#shared/nights/date-polls/date-polls-contract.ts';
import { listAttendees } from '#shared/nights/attendees-contract.ts';
import { sendInvitations } from '#shared/nights/events-contract.ts';
import { mails } from '#shared/schema/mails.ts';
import { setDueDates } from '#server/nights/date-polls/set-due-dates.ts';
import { startMailWork } from '#server/platform/mails/mail-work.ts';
import { aNightWithoutDate } from '#tests/support/rows/date-guests.ts';
import { sharedPath } from '#tests/support/server/guest-pages.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { readMail } from '#tests/support/mails/read-mail.ts';
import { newWindows } from '#tests/support/browser/new-windows.ts';
import { ownMailServer } from '#tests/support/server/own-mail-server.ts';

const QUICK = { pollMs: 50, retrySeconds: 1, batch: 10, aheadMs: 300_000 };
const PATIENCE = { timeout: 25_000, interval: 50 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, timezoneId: 'Europe/Berlin', locale: 'en-GB' };
/** On both sides of the clock change of Berlin, 27 October, and before that of New York, 3 November. */
const SIX = ['18T17', '25T17', '26T16', '30T18', '31T18'].map((at) => `2999-10-${at}:00:00.000Z`);
SIX.push('2999-11-08T18:00:00.000Z');
const GUESTS = ['ben', 'ana', 'cem', 'dot', 'eve'].map((name) => `${name}@example.org`);

const mailServer = ownMailServer();
const windows = newWindows(() => ({ environment: mailServer.environment }));
const { app } = windows;
let maya: Person;
let stop: () => Promise<void>;

beforeAll(async () => {
  stop = startMailWork(app.services, QUICK);
});
afterAll(() => stop());
beforeEach(async () => {
  maya = await makeOwner(app, { firstName: 'Maya', lastName: 'Lindqvist', isPremiumPlus: true });
});

const openPage = (options: BrowserContextOptions = PHONE): Promise<Page> => windows.open(options);

const row = (page: Page, index: number) => page.locator('.dates fieldset').nth(index);
const choose = async (page: Page, answers: readonly string[]) => {
  for (const [place, answer] of answers.entries())
    await row(page, place).getByRole('radio', { name: answer, exact: true }).check();
};
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save Answers' }).tap();
  await page.getByText('Saved. Maya sees it now.').waitFor();
};
const hasNoSidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('saved answers and their deadline are shown on one clock, whose zone is named', async () => {
  const { paths } = await aNightWithoutDate(app, maya, {
    dates: SIX,
    poll: { answersUntil: '2999-10-10T18:00:00.000Z' },
    event: { timeZone: 'Europe/Berlin' },
  });
  const address = `${app.origin}${paths[0]}`;
  const home = await openPage({ ...PHONE, javaScriptEnabled: false });
  await home.goto(address);
  await home.getByRole('button', { name: 'Any of these' }).tap();
  await home.getByText('Saved. Maya sees it now.').waitFor();
  await home.getByText('All in Berlin time').waitFor();
  await home.getByText('Change your mind until Thu 10 Oct 2999, 20:00.').waitFor();

  const away = await openPage({ ...PHONE, timezoneId: 'America/New_York' });
  await away.goto(address);
  await away.getByText('All in New York time').waitFor();
  await away.getByText('Change your mind until Thu 10 Oct, 14:00.').waitFor();
  await away.getByText('or it is set automatically on Thu 10 Oct, 14:00.').waitFor();
});

test('five guests answer six dates, with and without script and in another time zone, and get the date', async () => {
  const night = await aNightWithoutDate(app, maya, {
    dates: SIX,
    guests: GUESTS,
    event: { timeZone: 'Europe/Berlin', location: '14 Linden Row', maxAttendees: 3 },
  });
  const of = { params: { id: night.eventId } };
  await maya.call(sendInvitations, of);
  await expect.poll(() => mailServer.received.length, PATIENCE).toBe(GUESTS.length);
  const linkOf = async (name: string) => {
    const mail = (await Promise.all(mailServer.received.map(readMail))).find(
      ({ to }) => to[0] === `${name}@example.org`,
    );
    return /Answer the Dates: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const answersOf = async (at: number) =>
    (await maya.call(getDatePoll, of)).body.attendees.find(({ id }) => id === night.guestIds[at])?.answers;

  // With script: the count follows, and the two buttons choose without sending.
  const ben = await openPage();
  await ben.goto(await linkOf('ben'));
  await ben.getByText('0 of 6 answered').waitFor();
  await ben.getByRole('button', { name: 'Any of these' }).tap();
  await ben.getByText('6 of 6 answered').waitFor();
  await row(ben, 1).getByRole('radio', { name: 'No', exact: true }).check();
  await save(ben);
  expect(await answersOf(0)).toEqual(['yes', 'no', 'yes', 'yes', 'yes', 'yes']);

  // Without script: one button answers all, and the page works as it came.
  const ana = await openPage({ ...PHONE, javaScriptEnabled: false });
  await ana.goto(await linkOf('ana'));
  expect(await row(ana, 0).textContent()).toContain('Maya');
  await choose(ana, ['If need be', 'Yes', 'No', 'No']);
  await ana.getByLabel('Anything Maya should know?').fill('After eight on Thursdays');
  await save(ana);
  await ana.getByText('2 dates are left open.').waitFor();
  expect(await answersOf(1)).toEqual(['if_need_be', 'yes', 'no', 'no', null, null]);
  await ana.getByRole('link', { name: 'Change Answers' }).tap();
  await ana.getByRole('button', { name: 'None of these' }).tap();
  await ana.getByText('Saved. Maya sees it now.').waitFor();
  expect(await answersOf(1)).toEqual(['no', 'no', 'no', 'no', 'no', 'no']);

  // Six hours to Berlin, five between the two clock changes; her own time is the large one.
  const cem = await openPage({ ...PHONE, timezoneId: 'America/New_York' });
  await cem.goto(await linkOf('cem'));
  await cem.getByText('Berlin time stands beside each, as clocks change.').waitFor();
  await cem.getByRole('group', { name: 'Fri 18 Oct 13:00 19:00 Berlin' }).waitFor();
  await cem.getByRole('group', { name: 'Wed 30 Oct 14:00 19:00 Berlin' }).waitFor();
  await choose(cem, ['Yes', 'Yes', 'No', 'If need be', 'No', 'Yes']);
  await save(cem);

  for (const [name, at] of [
    ['dot', 3],
    ['eve', 4],
  ] as const) {
    const page = await openPage();
    await page.goto(`${await linkOf(name)}?all=yes`);
    await page.getByText('6 of 6 answered').waitFor();
    expect(await answersOf(at)).toEqual([null, null, null, null, null, null]);
    expect(await hasNoSidewaysScroll(page)).toBe(true);
    await save(page);
  }

  // The date is set while Ana has her page open; two seats beside the host's go in the order of the answers.
  await ana.getByRole('link', { name: 'Change Answers' }).tap();
  await maya.call(setPollDate, { ...of, body: { optionId: night.optionIds[3] ?? 0, anyway: true } });
  await setDueDates(app.services.db, new Date(Date.now() + 60_000));
  await choose(ana, ['Yes', 'Yes', 'Yes', 'Yes']);
  await ana.getByRole('button', { name: 'Save Answers' }).tap();
  await ana.getByText('The date was set while you answered').waitFor();
  expect(await ana.getByRole('radio', { name: 'Accept' }).isChecked()).toBe(true);

  const states = async () => (await app.services.db.select().from(mails)).map(({ state }) => state);
  await expect.poll(states, PATIENCE).not.toContain('waiting');
  const received = await Promise.all(mailServer.received.slice(GUESTS.length).map(readMail));
  expect(received.map(({ to }) => to[0]).toSorted()).toEqual(GUESTS.toSorted());
  const withFile = received.filter(({ calendar }) => calendar);
  // Guests who said no have nothing to reserve.
  expect(withFile.map(({ to }) => to[0]).toSorted()).toEqual(
    GUESTS.filter((guest) => guest !== 'ana@example.org').toSorted(),
  );
  for (const { calendar } of withFile) {
    const component = new ICAL.Component(ICAL.parse(calendar?.content ?? '')).getFirstSubcomponent('vevent');
    const start = new ICAL.Event(component ?? undefined).startDate.toJSDate();
    expect([calendar?.method, start.toISOString()]).toEqual(['PUBLISH', SIX[3]]);
  }
  const { body } = await maya.call(listAttendees, of);
  expect(body.filter(({ isHost }) => !isHost).map(({ status, placeInLine }) => [status, placeInLine])).toEqual([
    ['accepted', null],
    ['declined', null],
    ['maybe', null],
    ['accepted', null],
    ['invited', 1],
  ]);
  await ben.goto(await linkOf('ben'));
  await ben.getByText('You said yes to it.').waitFor();
  expect(windows.complaints.filter((text) => !text.includes('409'))).toEqual([]);
});

test('twenty dates fit a phone, with touch targets of at least 44 pixels', { tags: ['rare'] }, async () => {
  const dates = Array.from({ length: 20 }, (_, week) =>
    new Date(Date.UTC(2999, 4, 3 + 7 * week, 10, 30)).toISOString(),
  );
  const night = await aNightWithoutDate(app, maya, { dates, event: { timeZone: 'America/Argentina/Buenos_Aires' } });
  for (const path of [night.paths[0] ?? '', await sharedPath(maya, night.eventId)]) {
    // The 12-hour clock has the longest words.
    const page = await openPage({ ...PHONE, locale: 'en-US' });
    await page.goto(app.origin + path);
    await page.getByText('0 of 20 answered').waitFor();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await hasNoSidewaysScroll(page)).toBe(true);
      const cells = await page.locator('.dates label').evaluateAll((labels) =>
        labels.map((label) => {
          const { width: wide, height } = label.getBoundingClientRect();
          return Math.min(wide, height);
        }),
      );
      expect(cells).toHaveLength(60);
      expect(Math.min(...cells)).toBeGreaterThanOrEqual(44);
      const overlaps = await page.locator('.dates legend').evaluateAll(
        (legends) =>
          legends.filter((legend) => {
            const words = document.createRange();
            words.selectNodeContents(legend);
            const first = legend.parentElement?.querySelector('label')?.getBoundingClientRect().left ?? 0;
            return words.getBoundingClientRect().right > first;
          }).length,
      );
      expect(overlaps).toBe(0);
    }
  }
});
