import { beforeEach, describe, expect, test } from 'vitest';
import { listReports } from '#shared/admin/site-contract.ts';
import { setDisabled } from '#shared/admin/people-contract.ts';
import { abuseReports } from '#shared/schema/admin.ts';
import { rateLimits } from '#shared/schema/operations.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { shareFor } from '#tests/support/rows/sharing-payloads.ts';
import { ADMIN, makeAdmin } from '#tests/support/server/administrators.ts';
import { guestPath, open, send, sharedPath } from '#tests/support/server/guest-pages.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp({ environment: ADMIN });
const without = testApp({ databaseOf: app });
const REPORT = { reason: 'deceives', words: 'They ask for my password.', contact: '' };

let admin: Person;
let host: Person;
let page: string;
beforeEach(async () => {
  await app.services.db.delete(abuseReports);
  await app.services.db.delete(rateLimits);
  admin ??= await makeAdmin(app);
  host = await makeOwner(app, { isPremiumPlus: true });
  const night = await addEventFor(host);
  const [guest = 0] = await addGuestsFor(host, night.id, ['bea@example.org']);
  page = await guestPath(host, guest);
});

const reports = async () => (await admin.call(listReports, {})).body.reports;

describe('a report is refused', () => {
  test('without a reason and without words, which are asked for at their fields', async () => {
    const { status, html, text } = await send(app, `/report${page}`, { words: ' ', contact: 'nobody' });
    expect(status).toBe(400);
    for (const words of ['Please choose one of the four', 'Please say what is wrong', 'valid email'])
      expect(text).toContain(words);
    expect(html).toContain('value="nobody"');
    expect(await reports()).toEqual([]);
  });

  test('from another site', async () => {
    const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await send(app, `/report${page}`, REPORT, headers)).status).toBe(403);
    expect(await reports()).toEqual([]);
  });

  test('of what does not open', async () => {
    const { shareId } = await shareFor(host, { isPublic: false });
    const paths = [`/rsvp/${'a'.repeat(43)}`, `/shared/${shareId}`, '/stop-mails/x', '/constructor/x', '/night/1'];
    for (const path of paths) {
      expect((await open(app, `/report${path}`)).status).toBe(404);
      expect((await send(app, `/report${path}`, REPORT)).status).toBe(404);
    }
    expect(await reports()).toEqual([]);
  });

  test('after many of one address', async () => {
    const statuses = [];
    for (let n = 0; n < 51; n += 1) statuses.push((await send(app, `/report${page}`, REPORT)).status);
    expect(statuses.slice(0, 50).every((status) => status === 200)).toBe(true);
    expect(statuses[50]).toBe(429);
  });

  test('where nobody would read it, and no page offers it', async () => {
    expect((await open(without, page)).text).not.toContain('Report this page');
    expect((await open(without, `/report${page}`)).status).toBe(404);
  });
});

test('opening the form changes nothing, and sending it tells the administrators whose page it is', async () => {
  expect((await open(app, page)).html).toContain(`href="/report${page}"`);
  const form = await open(app, `/report${page}`);
  expect(form.text).toContain('They see whose page it is, and neither you nor what you answered there.');
  expect(await reports()).toEqual([]);
  const sent = await send(app, `/report${page}`, { ...REPORT, contact: 'Bea@example.org' });
  expect(sent.text).toContain('The people who run this site will look at it.');
  expect(await reports()).toMatchObject([
    { page: 'night', reason: 'deceives', contact: 'bea@example.org', account: { id: host.id, email: host.email } },
  ]);
});

test('join links and shared shelves can be reported, too', async () => {
  const night = await addEventFor(host, { title: 'Another night' });
  const { shareId } = await shareFor(host);
  await send(app, `/report${await sharedPath(host, night.id)}`, REPORT);
  await send(app, `/report/shared/${shareId}`, REPORT);
  expect((await reports()).map((report) => report.page)).toEqual(['shelf', 'night']);
});

test('a page of a disabled account is closed, and so is its report', async () => {
  await admin.call(setDisabled, { params: { id: host.id }, body: { disabled: true } });
  expect((await open(app, `/report${page}`)).status).toBe(404);
});

test('fifty open reports of an account are kept, and all further ones are counted for the administrators', async () => {
  const row = { userId: host.id, page: 'night', reason: 'other', words: 'Odd' } as const;
  await app.services.db.insert(abuseReports).values(Array.from({ length: 50 }, () => row));
  const sent = await Promise.all([1, 2, 3].map(() => send(app, `/report${page}`, REPORT)));
  for (const { text } of sent) expect(text).toContain('Many people have reported this already');
  expect((await reports()).map(({ moreReports }) => moreReports)).toEqual([3, ...Array<number>(49).fill(0)]);
  expect(await app.services.db.$count(abuseReports)).toBe(50);
});
