import { beforeEach, expect, test } from 'vitest';
import { getConfig } from '#shared/accounts/auth-contract.ts';
import { sendInvitations } from '#shared/nights/events-contract.ts';
import { mails } from '#shared/schema/mails.ts';
import { BUILT_IN_DOOR_PATH } from '#server/accounts/sign-in/built-in/provider.ts';
import { consoleMailer } from '#server/platform/mails/open-mailer.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { of } from '#tests/support/mails/mailing-site.ts';
import { sendDueMails } from '#tests/support/mails/sent-mails.ts';
import { adminSince } from '#tests/support/server/administrators.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { askForCode, finishSignIn, openBrowser, visit } from '#tests/support/server/sign-in.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { testMail } from '#shared/admin/mails-contract.ts';

const SITE = 'http://nas.local';
const HOME = { PUBLIC_URL: SITE, ADMIN_EMAILS: 'operator@example.org' };

const shown: string[] = [];
const app = testApp({ environment: HOME, services: { mailer: consoleMailer((line) => void shown.push(line)) } });
let host: Person;
beforeEach(async () => {
  shown.length = 0;
  host = await makeOwner(app);
});

test('a private network without a mail server starts, and says so', async () => {
  expect((await host.call(getConfig, {})).body).toMatchObject({ mails: false, local: null });
});

test('a sign-in code is shown on the console, and the page says where it is', async () => {
  const browser = openBrowser(app, SITE);
  const page = await askForCode(browser, host.email);
  expect(page.html).toContain('is on the console of the server');
  expect(page.html).not.toContain('We sent');
  const code = shown.join().match(/: (\d{6}) is/)?.[1] ?? '';
  expect(shown).toEqual([`For ${host.email}: ${code} is the sign-in code\n`]);
  expect(await finishSignIn(browser, page, code)).toBe('/my-games');
});

test('inviting is refused with what to do in place of it, and nobody counts as invited', async () => {
  const night = await addEventFor(host);
  await addGuestsFor(host, night.id, ['bea@example.org']);
  const { status, refusal } = await host.call(sendInvitations, of(night));
  expect([status, refusal.code]).toEqual([409, 'mails_off']);
  expect(refusal.message).toContain('Copy the link of each guest');
  expect(await app.services.db.$count(mails)).toBe(0);
});

test('a mail that would tell a guest something says plainly that it was not sent', async () => {
  const mail = {
    userId: host.id,
    kind: 'account_exists',
    to: 'bea@example.org',
    payload: { origin: SITE, seed: 'x' },
  } as const;
  await app.services.db.insert(mails).values([mail, { ...mail, kind: 'host_invitation', payload: {} }]);
  await sendDueMails(app);
  expect(shown).toEqual([`For bea@example.org: there is an account already: sign in at ${SITE}/login\n`]);
});

test('a test mail says what is missing', async () => {
  const admin = await adminSince(app, await makeOwner(app, { email: HOME.ADMIN_EMAILS }), new Date());
  expect((await admin.call(testMail, {})).refusal.message).toBe('SMTP_URL is not set, so this site sends no mail.');
});

test.each([
  ['http://192.168.1.5:3000', 'http://192.168.1.5:3000'],
  ['http://localhost:3000', 'http://192.168.1.20:3000'],
])('at %s the page says what to set, instead of sending the browser to the other address', async (opened, wanted) => {
  const page = await visit(openBrowser(app, opened), BUILT_IN_DOOR_PATH);
  expect(page.status).toBe(421);
  expect(page.html).toContain(`You opened ${opened}, but Rollcall was told that its address is ${SITE}:`);
  expect(page.html).toContain(`such as ${wanted}, and`);
});
