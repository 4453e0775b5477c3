import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { getCurrentUser } from '#shared/accounts/auth-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { setCalendarFeed } from '#shared/nights/calendar-feed-contract.ts';
import { answerInvitation, listInvitations } from '#shared/nights/attendees-contract.ts';
import { sendInvitations } from '#shared/nights/events-contract.ts';
import { createGroup, listMemberships } from '#shared/nights/groups-contract.ts';
import { listComments } from '#shared/sharing/shared-collection-contract.ts';
import { users } from '#shared/schema/users.ts';
import { DEFAULT_SENDING, sendDueMails } from '#server/platform/mails/send-mails.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { makeToken } from '#tests/support/rows/make-token.ts';
import { padOfTwo } from '#tests/support/rows/a-pad.ts';
import { commentBy, shareFor } from '#tests/support/rows/sharing-payloads.ts';
import { of } from '#tests/support/mails/mailing-site.ts';
import { recordingMailer } from '#tests/support/mails/sent-mails.ts';
import { guestPath, open, sharedPath } from '#tests/support/server/guest-pages.ts';
import { makeHost, makeOrganization } from '#tests/support/server/organization.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { askForCode, finishSignIn, openBrowser } from '#tests/support/server/sign-in.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const { mailer, sentMails } = recordingMailer();
const app = testApp({ services: { mailer } });

let host: Person;
beforeEach(async () => {
  host = await makeOwner(app, { isPremiumPlus: true });
});

const setDisabled = (disabledAt: Date | null, { id } = host) =>
  app.services.db.update(users).set({ disabledAt }).where(eq(users.id, id));
const send = () => sendDueMails(app.services, DEFAULT_SENDING, () => false);

test('a disabled account is signed out, and is told so at its next sign-in', async () => {
  await setDisabled(new Date());
  expect((await host.call(getCurrentUser, {})).status).toBe(401);
  const browser = openBrowser(app);
  const page = await askForCode(browser, host.email);
  const mail = sentMails.find(({ to }) => to === host.email);
  const code = mail?.subject.match(/^\d{6}/)?.[0] ?? '';
  expect(await finishSignIn(browser, page, code)).toContain('error=account_disabled');
  expect((await browser('/api/auth/user')).status).toBe(401);
});

test('its personal tokens and its calendar are refused', async () => {
  const { program } = await makeToken(app, host);
  const { body } = await host.call(setCalendarFeed, { body: { state: 'on' } });
  const calendar = new URL(body.url ?? '').pathname;
  expect((await open(app, calendar)).status).toBe(200);
  await setDisabled(new Date());
  expect((await program.call(listGames, {})).status).toBe(401);
  expect((await open(app, calendar)).status).toBe(404);
});

test('its shared shelf and the pages of its nights do not open, and do again once it is enabled', async () => {
  const night = await addEventFor(host);
  const [guest = 0] = await addGuestsFor(host, night.id, ['bea@example.org']);
  const { shareId } = await shareFor(host);
  const paths = [await guestPath(host, guest), await sharedPath(host, night.id), `/api/shared/${shareId}`];
  const statuses = () => Promise.all(paths.map(async (path) => (await open(app, path)).status));
  expect(await statuses()).toEqual([200, 200, 200]);
  await setDisabled(new Date());
  expect(await statuses()).toEqual([404, 404, 404]);
  await setDisabled(null);
  expect(await statuses()).toEqual([200, 200, 200]);
});

test('its mails wait, and others are sent meanwhile', async () => {
  const other = await makeOwner(app);
  for (const person of [host, other]) {
    const night = await addEventFor(person);
    await addGuestsFor(person, night.id, [`guest-of-${person.id}@example.org`]);
    await person.call(sendInvitations, of(night));
  }
  await setDisabled(new Date());
  const recipients = () => sentMails.map(({ to }) => to).filter((to) => to.startsWith('guest-of-'));
  await send();
  expect(recipients()).toEqual([`guest-of-${other.id}@example.org`]);
  await setDisabled(null);
  await send();
  expect(recipients()).toContain(`guest-of-${host.id}@example.org`);
});

test('nobody hosts for a disabled organization', async () => {
  const club = await makeOrganization(app);
  await makeHost(club, host);
  const hosts = async () => (await host.call(getCurrentUser, {})).body.hostsFor.length;
  expect(await hosts()).toBe(1);
  await setDisabled(new Date(), club);
  expect(await hosts()).toBe(0);
});

test('nothing that it wrote is shown to others any more', async () => {
  const ben = await makeOwner(app, { isPremiumPlus: true });
  const night = await addEventFor(host, { title: 'Evil night' });
  const [attendee = 0] = await addGuestsFor(host, night.id, [ben.email]);
  await host.call(sendInvitations, of(night));
  await send();
  await host.call(createGroup, { body: { name: 'Evil group', members: [{ email: ben.email }] } });
  const shelf = await shareFor(ben, { allowComments: true });
  await commentBy(host, shelf.shareId, 'Evil words');
  const pad = await padOfTwo(host);
  const feed = new URL((await ben.call(setCalendarFeed, { body: { state: 'on' } })).body.url ?? '').pathname;
  const seen = async () => {
    const answers = await Promise.all([
      ben.call(listInvitations, {}),
      ben.call(listMemberships, {}),
      ben.call(listComments, { params: { shareId: shelf.shareId } }),
    ]);
    const texts = answers.map(({ body }) => JSON.stringify(body));
    return [...texts, (await open(app, feed)).html].map((text) => text.includes('Evil'));
  };
  const reached = async () => [
    (await ben.call(answerInvitation, { params: { id: attendee }, body: { status: 'accepted' } })).status,
    (await open(app, `/api/score-pads/${pad.code}`)).status,
  ];
  expect([await seen(), await reached()]).toEqual([
    [true, true, true, true],
    [200, 200],
  ]);
  await setDisabled(new Date());
  expect([await seen(), await reached()]).toEqual([
    [false, false, false, false],
    [404, 404],
  ]);
});
