import ICAL from 'ical.js';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeProfile } from '#shared/accounts/account-contract.ts';
import { answerInvitation } from '#shared/nights/attendees-contract.ts';
import { getCalendarFeed, setCalendarFeed } from '#shared/nights/calendar-feed-contract.ts';
import { setPollDate } from '#shared/nights/date-polls/date-polls-contract.ts';
import { cancelEvent, changeEvent, sendInvitations } from '#shared/nights/events-contract.ts';
import { events } from '#shared/schema/nights.ts';
import { organizationMembers, users } from '#shared/schema/users.ts';
import { setDueDates } from '#server/nights/date-polls/set-due-dates.ts';
import { addDatePollFor, answerDatesOf, answersTo, SIX_DATES } from '#tests/support/rows/date-polls.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { startTestApp, testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;
let bea: Person;
afterEach(() => vi.restoreAllMocks());
beforeEach(async () => {
  ana = await makeOwner(app, { isPremiumPlus: true });
  bea = await makeOwner(app, { isPremiumPlus: true, firstName: 'Bea', lastName: 'Lind' });
});

const set = async (person: Person, state: 'on' | 'off' | 'new') =>
  (await person.call(setCalendarFeed, { body: { state } })).body.url;
const get = (url: string | null, headers: Record<string, string> = {}) =>
  fetch(app.origin + new URL(url ?? '').pathname, { headers });

/** As a calendar application reads it: with the rules of time zones in the file and no others. */
async function nightsOf(person: Person) {
  const text = await (await get(await set(person, 'on'))).text();
  ICAL.TimezoneService.reset();
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const nights = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      title: event.summary,
      start: event.startDate.toJSDate().toISOString(),
      status: component.getFirstPropertyValue('status'),
      location: event.location,
      description: event.description,
    };
  });
  return { text, calendar, nights };
}

test('the feed is off by default, keeps its address, and gets a new one when it is replaced', async () => {
  expect((await ana.call(getCalendarFeed, {})).body).toEqual({ url: null });
  const url = await set(ana, 'on');
  expect(url).toMatch(/\/calendar\/[\w-]{43}\.ics$/);
  expect(await set(ana, 'on')).toBe(url);
  expect((await ana.call(getCalendarFeed, {})).body).toEqual({ url });
  const other = await set(ana, 'new');
  expect([(await get(url)).status, (await get(other)).status]).toEqual([404, 200]);
  expect(await set(ana, 'off')).toBeNull();
  expect((await get(other)).status).toBe(404);
  expect(await set(ana, 'on')).not.toBe(other);
});

test('the token of the address is not stored', async () => {
  const token = /[\w-]{43}/.exec((await set(ana, 'on')) ?? '')?.[0] ?? '';
  const rows = await app.services.db.select().from(users).where(eq(users.id, ana.id));
  expect(rows[0]?.calendarSeed).toHaveLength(43);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('the feed contains own nights and invitations at the correct time', async () => {
  await addEventFor(ana, { title: 'Mine', date: '2999-05-03T18:00:00Z', timeZone: 'Europe/Lisbon' });
  const night = { title: 'Theirs', date: '2999-06-20T07:00:00Z', timeZone: 'Pacific/Auckland', location: 'Her place' };
  const theirs = await addEventFor(bea, night);
  const [me = 0] = await addGuestsFor(bea, theirs.id, [ana.email]);
  expect((await nightsOf(ana)).nights.map(({ title }) => title)).toEqual(['Mine']);
  await bea.call(sendInvitations, { params: { id: theirs.id } });
  const { calendar, nights, text } = await nightsOf(ana);
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(2);
  expect(nights).toMatchObject([
    { title: 'Mine', start: '2999-05-03T18:00:00.000Z', status: 'CONFIRMED' },
    { title: 'Theirs', start: '2999-06-20T07:00:00.000Z', status: 'TENTATIVE', location: 'Her place' },
  ]);
  expect(text).toContain('CN="Bea Lind"');
  expect(text).not.toMatch(/@example\.org|\/rsvp\/|ATTENDEE/);
  const answer = (status: 'accepted' | 'declined') =>
    ana.call(answerInvitation, { params: { id: me }, body: { status } });
  await answer('accepted');
  expect((await nightsOf(ana)).nights[1]).toMatchObject({ status: 'CONFIRMED' });
  await answer('declined');
  expect((await nightsOf(ana)).nights).toHaveLength(1);
});

test("the place of another host's night is included only if the guest may see it; own places always", async () => {
  await addEventFor(ana, { title: 'Mine', location: 'My cellar', showsPlace: false });
  const theirs = await addEventFor(bea, { title: 'Theirs', location: 'Her cellar', showsPlace: false });
  const [me = 0] = await addGuestsFor(bea, theirs.id, [ana.email]);
  await bea.call(sendInvitations, { params: { id: theirs.id } });
  const before = await nightsOf(ana);
  expect(before.text).toContain('My cellar');
  expect(before.text).not.toContain('Her cellar');
  await ana.call(answerInvitation, { params: { id: me }, body: { status: 'accepted' } });
  expect((await nightsOf(ana)).text).toContain('Her cellar');
});

test('a user without a verified address sees no invitations', async () => {
  const theirs = await addEventFor(bea);
  await addGuestsFor(bea, theirs.id, [ana.email]);
  await bea.call(sendInvitations, { params: { id: theirs.id } });
  await app.services.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, ana.id));
  expect((await nightsOf(ana)).nights).toEqual([]);
});

test('a cancelled night is removed from the feed', async () => {
  const { id } = await addEventFor(ana);
  expect((await nightsOf(ana)).nights).toHaveLength(1);
  await ana.call(cancelEvent, { params: { id } });
  expect((await nightsOf(ana)).nights).toEqual([]);
});

test('a conditional request gets 304 until a night changes', async () => {
  const { id } = await addEventFor(ana);
  const url = await set(ana, 'on');
  const first = await get(url);
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  expect(first.headers.get('content-type')).toMatch(/^text\/calendar/);
  expect(first.headers.get('referrer-policy')).toBe('no-referrer');
  expect((await get(url, { 'If-None-Match': etag })).status).toBe(304);
  expect((await get(url, { 'If-None-Match': `W/${etag}` })).status).toBe(304);
  await ana.call(changeEvent, { params: { id }, body: { title: 'Saturday' } });
  expect((await get(url, { 'If-None-Match': etag })).status).toBe(200);
});

/** Counts how often a calendar is built from now on. */
function countBuilds() {
  const run = vi.spyOn(app.services.workers, 'run');
  return () => run.mock.calls.filter(([{ name }]) => name === 'calendarFeed').length;
}

/** Nights of somebody, one a day, from so many days ago on. */
const addNights = (owner: Person, count: number, { daysAgo, text = '' }: { daysAgo: number; text?: string }) =>
  app.services.db.execute(sql`
    insert into events (user_id, title, date, host_email, description, custom_message)
    select ${owner.id}, 'Night ' || n, now() + (n - ${daysAgo}) * interval '1 day', 'h@example.org', ${text}, ${text}
    from generate_series(1, ${count}) n`);

test('an unchanged feed is not built again', async () => {
  await addEventFor(ana);
  const url = await set(ana, 'on');
  const builds = countBuilds();
  const etag = (await get(url)).headers.get('etag') ?? '';
  expect(builds()).toBe(1);
  expect((await get(url, { 'If-None-Match': etag })).status).toBe(304);
  expect((await get(url)).status).toBe(200);
  expect(builds()).toBe(1);
});

test('concurrent requests share one build', async () => {
  await addNights(ana, 30, { daysAgo: 1 });
  const url = await set(ana, 'on');
  const builds = countBuilds();
  const answers = await Promise.all(Array.from({ length: 10 }, () => get(url)));
  const texts = new Set(await Promise.all(answers.map((answer) => answer.text())));
  expect([texts.size, builds()]).toEqual([1, 1]);
});

test('the ETag changes with everything that the feed shows', async () => {
  const theirs = await addEventFor(bea, { title: 'Theirs' });
  const [me = 0] = await addGuestsFor(bea, theirs.id, [ana.email]);
  await bea.call(sendInvitations, { params: { id: theirs.id } });
  const club = await makeOwner(app, {
    accountType: 'organization',
    organizationName: 'Dice Club',
    isPremiumPlus: true,
  });
  await addEventFor(club, { title: 'Of the club' });
  const url = await set(ana, 'on');
  const seen = [(await get(url)).headers.get('etag')];
  const changes = [
    () => bea.call(changeEvent, { params: { id: theirs.id }, body: { title: 'Another' } }),
    () => ana.call(answerInvitation, { params: { id: me }, body: { status: 'accepted' } }),
    () => app.services.db.update(users).set({ lastName: 'Berg' }).where(eq(users.id, bea.id)),
    () =>
      app.services.db
        .insert(organizationMembers)
        .values({ userId: club.id, memberId: ana.id, email: ana.email, acceptedAt: new Date() }),
    () => bea.call(cancelEvent, { params: { id: theirs.id } }),
    () => app.services.db.delete(events).where(eq(events.userId, club.id)),
  ];
  for (const change of changes) {
    await change();
    seen.push((await get(url)).headers.get('etag'));
  }
  expect(new Set(seen).size).toBe(changes.length + 1);
});

test('the ETag does not change with data outside the feed', async () => {
  await addEventFor(ana);
  const url = await set(ana, 'on');
  const etag = (await get(url)).headers.get('etag');
  await addEventFor(bea);
  await app.services.db
    .update(users)
    .set({ revision: sql`revision + 1` })
    .where(eq(users.id, ana.id));
  expect((await get(url)).headers.get('etag')).toBe(etag);
});

test('nights older than a year are excluded', async () => {
  await addNights(ana, 9_990, { daysAgo: 10_400 });
  await addEventFor(ana, { title: 'To come' });
  expect((await nightsOf(ana)).nights.map(({ title }) => title)).toEqual(['To come']);
});

test('with very many nights the feed contains those nearest to today', async () => {
  await addNights(ana, 2_400, { daysAgo: 100 });
  const text = await (await get(await set(ana, 'on'))).text();
  const titles = new Set(text.match(/^SUMMARY:.*$/gm)?.map((line) => line.trim()));
  expect(titles.size).toBe(2_000);
  expect([1, 100, 2_000].map((n) => titles.has(`SUMMARY:Night ${n}`))).toEqual([true, true, true]);
  expect(titles.has('SUMMARY:Night 2400')).toBe(false);
});

test('long texts are truncated', async () => {
  await addNights(ana, 1, { daysAgo: 0, text: 'ü'.repeat(10_000) });
  const [night] = (await nightsOf(ana)).nights;
  expect(night?.description).toMatch(/^ü{1000}…\n\nü{1000}…\n\nhttp/);
});

test('a feed that is requested too often gets 429, and others do not', async () => {
  const [often, other] = [await set(ana, 'on'), await set(bea, 'on')];
  const statuses = [];
  for (let time = 0; time <= 60; time += 1) statuses.push(await get(often));
  expect(statuses.map(({ status }) => status)).toEqual([...Array(60).fill(200), 429]);
  expect(Number(statuses.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await get(other)).status).toBe(200);
});

test('a client that tries many unknown addresses gets 429, and others do not', async () => {
  const strict = await startTestApp({
    environment: {
      PUBLIC_URL: 'https://games.example.org',
      SESSION_SECRET: 'x'.repeat(40),
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'Rollcall <post@rollcall.test>',
      TRUST_PROXY: '1',
    },
  });
  const ask = (path: string, from: string) =>
    fetch(strict.origin + path, { headers: { 'X-Forwarded-For': from } }).then(({ status }) => status);
  const seen = new Set<number>();
  for (let time = 0; time < 31; time += 1) seen.add(await ask(`/calendar/${'x'.repeat(43)}.ics`, '192.0.2.1'));
  expect([...seen]).toEqual([404, 429]);
  expect(await ask('/calendar/nothing.ics', '192.0.2.1')).toBe(429);
  expect(await ask('/calendar/nothing.ics', '198.51.100.7')).toBe(404);
  await strict.close();
});

test('date options are tentative entries until a date is set, without those that the guest cannot attend', async () => {
  const { id, optionIds } = await addDatePollFor(bea, SIX_DATES.slice(0, 3), { event: { title: 'In May' } });
  const [me = 0] = await addGuestsFor(bea, id, [ana.email]);
  await bea.call(sendInvitations, { params: { id } });
  const idsOf = async (person: Person) =>
    (await nightsOf(person)).calendar
      .getAllSubcomponents('vevent')
      .map((one) => String(one.getFirstPropertyValue('uid')));
  expect((await nightsOf(ana)).nights).toMatchObject(
    SIX_DATES.slice(0, 3).map((start) => ({ title: 'In May (one of 3 dates)', start, status: 'TENTATIVE' })),
  );
  expect(new Set(await idsOf(bea)).size).toBe(3);
  await answerDatesOf(app, me, answersTo(optionIds, ['yes', 'no', 'if_need_be']));
  expect((await nightsOf(ana)).nights.map(({ start }) => start)).toEqual([SIX_DATES[0], SIX_DATES[2]]);
  const tentative = await idsOf(ana);
  await bea.call(setPollDate, { params: { id }, body: { optionId: optionIds[0] } });
  await setDueDates(app.services.db, new Date('2999-04-01T00:00:00Z'));
  const { nights, calendar } = await nightsOf(ana);
  expect(nights).toMatchObject([{ title: 'In May', start: SIX_DATES[0], status: 'CONFIRMED' }]);
  expect(tentative).not.toContain(calendar.getFirstSubcomponent('vevent')?.getFirstPropertyValue('uid'));
});

test('the feed is in the language of its account, also once that has changed', async () => {
  await addDatePollFor(ana, SIX_DATES.slice(0, 3), { event: { title: 'Im Mai' } });
  const url = await set(ana, 'on');
  const before = await get(url);
  const version = before.headers.get('etag') ?? '';
  expect(await before.text()).toContain('X-WR-CALNAME:Game nights');
  await ana.call(changeProfile, { body: { language: 'de' } });
  const after = await get(url, { 'If-None-Match': version, 'Accept-Language': 'fr' });
  expect(after.status).toBe(200);
  const text = await after.text();
  expect(text).toContain('X-WR-CALNAME:Spieleabende');
  expect(text.replaceAll('\r\n ', '')).toMatch(/SUMMARY:Im Mai \(einer von \d Terminen\)/);
});
