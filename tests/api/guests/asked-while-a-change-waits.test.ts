import { beforeEach, expect, test } from 'vitest';
import { resendInvitation } from '#shared/nights/attendees-contract.ts';
import { changeEvent, sendInvitations } from '#shared/nights/events-contract.ts';
import { sendMessage } from '#shared/nights/night-messages-contract.ts';
import { nudgeGuest } from '#shared/nights/nudges-contract.ts';
import { recordingMailer, sendDueMails, shiftClock } from '#tests/support/mails/sent-mails.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { guestPath, send } from '#tests/support/server/guest-pages.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const { mailer, sentMails } = recordingMailer();
const app = testApp({ services: { mailer } });
let host: Person;
let params: { id: number };
let silent: number;
let maybe: number;
let emails: string[] = [];
let nights = 0;

/** What each guest got since the last time: subjects in order, marked if the mail tells of the move. */
async function read(): Promise<string[][]> {
  await sendDueMails(app);
  const mails = sentMails.splice(0);
  return emails.map((email) =>
    mails
      .filter(({ to }) => to === email)
      .map(({ subject, text }) => (text.includes('The night has moved since') ? `moved: ${subject}` : subject)),
  );
}

/** Two guests were invited a day ago and one said maybe; then the night moves, and the mail about it waits. */
beforeEach(async () => {
  host = await makeOwner(app, { firstName: 'Maya', isPremiumPlus: true });
  params = { id: (await addEventFor(host, { date: '2999-05-03T18:00:00Z', title: 'Friday' })).id };
  nights += 1;
  emails = ['silent', 'maybe'].map((name) => `${name}${nights}@example.org`);
  [silent = 0, maybe = 0] = await addGuestsFor(host, params.id, emails);
  await host.call(sendInvitations, { params });
  await send(app, await guestPath(host, maybe), { status: 'maybe' });
  await read();
  await shiftClock(app, '25 hours');
  await host.call(changeEvent, { params, body: { date: '2999-05-04T18:00:00Z' } });
});

const MOVED = 'Changed: Sat 4 May 2999, 18:00 · Friday';
const INVITATION = 'Sat 4 May 2999, 18:00 · Friday';

test('who is silent and invited again gets one mail, the invitation that tells of the move', async () => {
  await host.call(resendInvitation, { params: { id: silent } });
  const [first] = await read();
  expect(first).toEqual([`moved: ${INVITATION}`]);
});

test('who is silent and nudged gets one mail, the invitation that tells of the move', async () => {
  await host.call(nudgeGuest, { params: { id: silent } });
  const [first] = await read();
  expect(first).toEqual([`moved: ${INVITATION}`]);
});

test('who has answered for the new date is still invited again', async () => {
  await send(app, await guestPath(host, maybe), { status: 'maybe' });
  await host.call(resendInvitation, { params: { id: maybe } });
  const [, second] = await read();
  expect(second).toContain(INVITATION);
  expect(second).not.toContain(MOVED);
});

test('who has answered for the new date is still nudged', async () => {
  await send(app, await guestPath(host, maybe), { status: 'maybe' });
  await host.call(nudgeGuest, { params: { id: maybe } });
  const [, second] = await read();
  expect(second).toContainEqual(expect.stringContaining('are you in'));
  expect(second).not.toContain(MOVED);
});

test('a message to all lets the mail about the move leave first', async () => {
  await host.call(sendMessage, { params, body: { audience: 'invited', text: 'Bring socks' } });
  const [first, second] = await read();
  expect([first?.[0], second?.[0]]).toEqual([`moved: ${INVITATION}`, MOVED]);
  expect([first?.length, second?.length]).toEqual([2, 2]);
});
