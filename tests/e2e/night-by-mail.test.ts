import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startMailWork } from '#server/mails/mail-work.ts';
import { openBrowser } from '#tests/support/browser.ts';
import { callFrom } from '#tests/support/game-night-screens.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { readMail } from '#tests/support/read-mail.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const DESKTOP = { viewport: { width: 1280, height: 900 }, timezoneId: 'Europe/Berlin' };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, timezoneId: 'America/Los_Angeles' };
const GUESTS = ['ana@example.org', 'ben@example.org', 'cleo@example.org'];
/** Limit from a guest's answer to the host's open page. */
const LIVE = { timeout: 10_000 };
const PATIENCE = { timeout: 20_000 };

let app: TestApp;
let post: MailServer;
let browser: Browser;
let stopMails: () => Promise<void>;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  post = await startMailServer();
  app = await startTestApp({
    screens: true,
    environment: post.environment,
  });
  stopMails = await startMailWork(app.services, { aheadMs: 300_000 });
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  await stopMails();
  await app.close();
  await post.close();
});

const count = (page: Page, word: string) =>
  page.locator('.rsvp-counts > div').filter({ hasText: word }).locator('b').innerText();
const row = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Attendees' }).getByRole('listitem').filter({ hasText: name });

/** The latest mails of a subject, one for each guest, once all have arrived. */
async function mailsOn(subject: RegExp) {
  const found = async () => {
    const all = await Promise.all(post.received.map(readMail));
    return all.filter((mail) => subject.test(mail.subject));
  };
  await expect
    .poll(async () => (await found()).flatMap(({ to }) => to).toSorted(), PATIENCE)
    .toEqual(expect.arrayContaining(GUESTS));
  return found();
}

async function openNight(page: Page): Promise<number> {
  await page.goto(`${app.origin}/api/auth/demo`);
  const { id } = await callFrom<{ id: number }>(page, 'POST', '/api/events', {
    title: 'Night of Foxes',
    date: '2999-05-03T18:00:00Z',
    timeZone: 'Europe/Berlin',
    hostEmail: 'maya@demo.rollcall.example',
  });
  await callFrom(page, 'POST', `/api/events/${id}/attendees`, {
    attendees: GUESTS.map((email) => ({ email, name: null })),
  });
  await page.goto(`${app.origin}/game-nights/${id}`);
  await page.getByRole('heading', { name: 'Night of Foxes', level: 1 }).waitFor();
  return id;
}

test(
  'three are invited by mail, one answers from a phone, all hear of the new date and of the end',
  { tags: ['rare'] },
  async () => {
    const host = await (await browser.newContext(DESKTOP)).newPage();
    const id = await openNight(host);
    await host.getByRole('button', { name: 'Send Invitations' }).click();
    const invitations = await mailsOn(/Night of Foxes/);
    expect(invitations).toHaveLength(3);
    expect(invitations.map(({ calendar }) => calendar?.method)).toEqual(['REQUEST', 'REQUEST', 'REQUEST']);
    const [uid] = invitations.map(({ calendar }) => calendar?.uid);
    const link = /http\S+\/rsvp\/[\w-]+/.exec(invitations.find(({ to }) => to[0] === GUESTS[0])?.text ?? '')?.[0] ?? '';

    const guest = await (await browser.newContext(PHONE)).newPage();
    await guest.goto(`${link}?a=accepted`);
    await guest.getByRole('textbox', { name: 'Your name' }).fill('Ana');
    await guest.getByRole('spinbutton', { name: 'How many come with you?' }).fill('1');
    await guest.getByRole('button', { name: 'Count me in' }).tap();
    await expect.poll(() => row(host, 'Ana').innerText(), LIVE).toContain('+1');
    await expect.poll(() => count(host, 'Accepted')).toBe('2');

    await guest.getByText('You are in', { exact: true }).waitFor();
    await guest.getByRole('radio', { name: 'Maybe Later' }).check();
    await guest.getByRole('button', { name: 'Say maybe' }).tap();
    await expect.poll(() => host.locator('[data-part="maybe"]').innerText(), LIVE).toContain('Ana');
    await expect.poll(() => count(host, 'Accepted')).toBe('1');

    await callFrom(host, 'PATCH', `/api/events/${id}`, { date: '2999-05-04T18:00:00Z' });
    const changes = await mailsOn(/^Changed/);
    expect(changes.map(({ calendar }) => [calendar?.uid, calendar?.method, calendar?.sequence])).toEqual(
      GUESTS.map(() => [uid, 'REQUEST', 1]),
    );

    await host.getByRole('button', { name: 'Delete' }).click();
    await host.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await host.getByText('Event deleted successfully', { exact: true }).waitFor();
    const ends = await mailsOn(/^Cancelled/);
    expect(ends.map(({ calendar }) => [calendar?.uid, calendar?.method, calendar?.sequence])).toEqual(
      GUESTS.map(() => [uid, 'CANCEL', 2]),
    );
  },
);
