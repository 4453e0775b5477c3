import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCopy, removeCopy } from '#shared/copies/change-copies-contract.ts';
import { getDatePoll, setPollDate } from '#shared/nights/date-polls/date-polls-contract.ts';
import { listEvents, sendInvitations } from '#shared/nights/events-contract.ts';
import { listGroups } from '#shared/nights/groups-contract.ts';
import { changeTemplate, listTemplates } from '#shared/nights/templates-contract.ts';
import { OWNER } from '#server/home/demo/people.ts';
import { ensureDemoOwner } from '#server/home/demo/demo-owner.ts';
import { makeRepeatingNights } from '#server/nights/templates/service.ts';
import { queueReminders } from '#server/nights/mails/queue-reminders.ts';
import { mails } from '#shared/schema/mails.ts';
import { events } from '#shared/schema/nights.ts';
import { users } from '#shared/schema/users.ts';
import { changed, fileOf, fullFile, restore } from '#tests/support/accounts/account-file.ts';
import { type AccountFile, normalForm } from '#tests/support/accounts/account-normal-form.ts';
import { addDatePollFor, answerDatesOf, answersTo, SIX_DATES } from '#tests/support/rows/date-polls.ts';
import { lendFor } from '#tests/support/rows/a-loan.ts';
import { addGuestsFor, addresses } from '#tests/support/rows/event-payloads.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person, signedIn } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let full: AccountFile;
let bea: Person;
beforeAll(async () => {
  full = await fullFile(app);
});
beforeEach(async () => {
  bea = await makeOwner(app, { firstName: 'Bea', isPremiumPlus: true });
});

describe('an account is restored completely', () => {
  test('with data of every kind', async () => {
    const { status, done } = await restore(bea, full);
    expect([status, done]).toEqual([201, { games: 2, plays: 2, people: 2, nights: 2, leftOut: [] }]);
    const again = await fileOf(bea);
    expect(normalForm(again)).toEqual(normalForm(full));
    expect(again.profile).toMatchObject({ email: bea.email, firstName: 'Ana' });
  });

  test('for the whole demo account', async () => {
    const id = await ensureDemoOwner(app.services);
    const demo = await fileOf(await signedIn(app, { id, email: OWNER.email }));
    expect(demo.plays.length).toBeGreaterThan(300);
    const { status, done } = await restore(bea, demo);
    expect([status, done.leftOut]).toEqual([201, []]);
    expect(normalForm(await fileOf(bea))).toEqual(normalForm(demo));
  });

  test('with an open date poll, which can be answered and settled', async () => {
    const cai = await makeOwner(app, { isPremiumPlus: true });
    const { id, optionIds } = await addDatePollFor(cai, SIX_DATES, { minHeads: 2, event: { maxAttendees: 4 } });
    const [guest = 0] = await addGuestsFor(cai, id, addresses(2));
    await answerDatesOf(app, guest, answersTo(optionIds, ['yes', 'if_need_be', 'no', null, 'yes', null]));
    const file = await fileOf(cai);
    expect((await restore(bea, file)).status).toBe(201);
    expect(normalForm(await fileOf(bea))).toEqual(normalForm(file));
    const [night] = (await bea.call(listEvents, {})).body;
    expect(night).toMatchObject({ status: 'finding_date', datePoll: { options: 6 } });
    const params = { id: night?.id ?? 0 };
    const [first] = (await bea.call(getDatePoll, { params })).body.options;
    const { status } = await bea.call(setPollDate, { params, body: { optionId: first?.id ?? 0, anyway: false } });
    expect(status).toBe(202);
  });

  test('with open loans of a removed copy', async () => {
    const cai = await makeOwner(app);
    const { id } = await addGameFor(cai);
    const addBox = async () => (await cai.call(addCopy, { params: { id }, body: {} })).body.id;
    const [first, second] = [await addBox(), await addBox()];
    await lendFor(cai, id, { copyId: first });
    await lendFor(cai, id, { copyId: second, personName: 'Dora' });
    await cai.call(removeCopy, { params: { id: second } });
    const file = await fileOf(cai);
    const { status, refusal } = await restore(bea, file);
    expect([status, refusal.message]).toEqual([201, undefined]);
    expect(normalForm(await fileOf(bea)).loans).toEqual(normalForm(file).loans);
  });

  test('from an empty file, and from a file with unknown fields', async () => {
    const { status } = await restore(bea, await fileOf(bea));
    expect(status).toBe(201);
    const { done } = await restore(
      bea,
      changed(full, (file) =>
        Object.assign(file, { later: [1, 2], games: file.games.map((game) => ({ ...game, stickers: ['blue'] })) }),
      ),
    );
    expect(done.games).toBe(2);
  });
});

test('from an older file without newer fields', async () => {
  const { groups: _groups, ...older } = changed(full, ({ nights, templates, plays, sharedCollections }) => {
    for (const night of nights) {
      for (const key of ['playIds', 'tournament', 'votesClosedAt', 'groupId']) Reflect.deleteProperty(night, key);
      for (const guest of night.attendees)
        for (const key of ['came', 'proposals', 'votes']) Reflect.deleteProperty(guest, key);
    }
    for (const template of templates) Reflect.deleteProperty(template, 'groupId');
    for (const play of plays) Reflect.deleteProperty(play, 'id');
    for (const page of sharedCollections)
      for (const key of ['showRatings', 'showTags', 'allowIndexing']) Reflect.deleteProperty(page, key);
  });
  const { status, done } = await restore(bea, older);
  expect([status, done.nights]).toEqual([201, 2]);
  const again = await fileOf(bea);
  expect(again.sharedCollections).toMatchObject([{ showRatings: true, showTags: false, allowIndexing: false }]);
  expect(again.groups).toEqual([]);
});

test('from an older file, whose groups come last and have no ids', async () => {
  const { groups, ...rest } = changed(full, ({ nights, templates }) => {
    for (const row of [...nights, ...templates]) Reflect.deleteProperty(row, 'groupId');
  });
  const older = { ...rest, groups: groups.map(({ id: _id, ...group }) => group) };
  expect((await restore(bea, older)).status).toBe(201);
  const again = await fileOf(bea);
  expect(again.groups).toMatchObject([{ name: 'Tuesday crew' }]);
  expect(again.nights.map(({ groupId }) => groupId)).toEqual([null, null]);
});

test('a restore never shares the shelf of another person, whatever the file says', async () => {
  const boastful = changed(full, ({ nights, groups }) => {
    for (const guest of nights.flatMap(({ attendees }) => attendees)) guest['sharesShelf'] = true;
    for (const member of groups.flatMap(({ members }) => members)) {
      member['sharesShelf'] = true;
      member['sharesShelfSince'] = '2024-05-01T10:00:00Z';
    }
  });
  expect((await restore(bea, boastful)).status).toBe(201);
  const [group] = (await bea.call(listGroups, {})).body;
  expect(group?.members.map(({ sharesShelf }) => sharesShelf)).toEqual([false, false]);
  const { rows } = await app.services.db.execute(sql`
    select 1 from event_attendees a join events e on e.id = a.event_id where e.user_id = ${bea.id} and a.shares_shelf`);
  expect(rows).toEqual([]);
});

test('hidden characters of a file are removed', async () => {
  const hidden = changed(full, ({ profile, games, plays, nights }) => {
    profile['firstName'] = '\u202EAna';
    Object.assign(games[0] ?? {}, { notes: 'No\u200Bte' });
    Object.assign(plays[0] ?? {}, { players: '["An\u200Ba","\\u202EBea"]', place: '\u2066Kitchen' });
    Object.assign(nights[0] ?? {}, { title: '\u202EFriday night', location: 'Kit\u2060chen' });
  });
  expect((await restore(bea, hidden)).status).toBe(201);
  const again = await fileOf(bea);
  expect(again.profile['firstName']).toBe('Ana');
  expect(again.games[0]).toMatchObject({ notes: 'Note' });
  expect(again.plays[0]).toMatchObject({ players: '["Ana","Bea"]', place: 'Kitchen' });
  expect(again.nights[0]).toMatchObject({ title: 'Friday night', location: 'Kitchen' });
});

test('a repeating template invites nobody before it is resumed', async () => {
  await restore(bea, full);
  await makeRepeatingNights(app.services, new Date('2999-05-08T00:00:00Z'));
  expect((await fileOf(bea)).nights).toHaveLength(full.nights.length);
  expect(await app.services.db.select().from(mails).where(eq(mails.userId, bea.id))).toEqual([]);
  const [template] = (await bea.call(listTemplates, {})).body;
  expect(template).toMatchObject({ repeat: 'weekly', pausedBecause: 'owner' });
  const resumed = await bea.call(changeTemplate, { params: { id: template?.id ?? 0 }, body: { paused: false } });
  expect(resumed.body.pausedBecause).toBeNull();
});

describe('data beyond the plan', () => {
  test('is left out and listed, and everything else is restored', async () => {
    const cem = await makeOwner(app);
    const many = changed(full, ({ nights }) => {
      const coming = nights[1];
      if (!coming) throw new Error('there is no coming night');
      nights.push({ ...structuredClone(coming), title: 'One too many', occurrence: null });
      nights.push({ ...structuredClone(coming), title: 'A tournament', occurrence: null, eventType: 'tournament' });
    });
    const { status, done } = await restore(cem, many);
    expect(status).toBe(201);
    expect(done).toMatchObject({ games: 2, plays: 2, nights: 2 });
    expect(done.leftOut).toEqual([
      'How you tuned recommendations: this needs Premium Plus.',
      'Templates of game nights: these need Premium Plus.',
      'The coming night "One too many": Free allows 1 game night a calendar month, deleted ones included. Premium lifts this limit.',
      'The coming night "A tournament": Events of this type need Premium Plus.',
      'Shared collections: these need Premium Plus.',
    ]);
  });
});

describe('guests of restored upcoming nights', () => {
  test('get no mail before the host invites them, and then get a new link', async () => {
    await restore(bea, full);
    const [night] = await app.services.db
      .select()
      .from(events)
      .where(eq(events.userId, bea.id))
      .orderBy(events.date)
      .offset(1);
    const soon = new Date(Date.now() + 20 * 3_600_000);
    await app.services.db
      .update(events)
      .set({ date: soon })
      .where(eq(events.id, night?.id ?? 0));
    await queueReminders(app.services.db);
    const written = () => app.services.db.select().from(mails).where(eq(mails.userId, bea.id));
    expect(await written()).toEqual([]);
    const { status, body } = await bea.call(sendInvitations, { params: { id: night?.id ?? 0 } });
    expect([status, body]).toEqual([200, { sent: 1, heldBack: 0 }]);
    expect((await written()).map(({ to }) => to)).toEqual(['guest@example.org']);
  });

  test('see the host under the address of the restoring account', async () => {
    await restore(bea, full);
    const { nights } = await fileOf(bea);
    expect(nights.map(({ attendees }) => attendees.find((guest) => guest['isHost'])?.email)).toEqual([
      bea.email,
      bea.email,
    ]);
    expect(await app.services.db.select().from(users).where(eq(users.email, bea.email))).toHaveLength(1);
  });
});
