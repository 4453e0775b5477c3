import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deleteAccount, putPicture } from '#shared/accounts/account-contract.ts';
import { beginPasskey } from '#shared/accounts/passkeys-contract.ts';
import { createAccount, getCurrentUser } from '#shared/accounts/auth-contract.ts';
import { sendInvitations } from '#shared/nights/events-contract.ts';
import * as groups from '#shared/nights/groups-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { addComment, listComments } from '#shared/sharing/shared-collection-contract.ts';
import { abuseReports, adminActs } from '#shared/schema/admin.ts';
import { eventAttendees, eventJoinRequests } from '#shared/schema/attendees.ts';
import { groupMembers } from '#shared/schema/groups.ts';
import { sharedCollectionComments } from '#shared/schema/sharing.ts';
import { organizationMembers, users } from '#shared/schema/users.ts';
import { answer } from '#server/nights/answers.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { fillAccount } from '#tests/support/accounts/full-account.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { PNG } from '#tests/support/accounts/pixels.ts';
import { commentBy, shareFor } from '#tests/support/rows/sharing-payloads.ts';
import { askForCode, finishSignIn, lastCode, openBrowser, signIn } from '#tests/support/server/sign-in.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';
import { aWaitingStatement } from '#tests/support/server/waiting-statement.ts';
import { lockNight } from '#tests/support/server/locked-night.ts';

const app = testApp();
const ana = ownerOfEachTest(app);

const accounts = (email: string) => app.services.db.select().from(users).where(eq(users.email, email));

describe('the account is not deleted', () => {
  test.each(['', 'delete', 'yes', 'bea@example.org'])('with the confirmation "%s"', async (confirm) => {
    const { status, refusal } = await ana.call(deleteAccount, { body: { confirm } });
    expect([status, refusal.fields]).toEqual([400, { confirm: 'Please type your e-mail address or DELETE' }]);
    expect(await accounts(ana.email)).toHaveLength(1);
  });

  test('with an empty confirmation if it has no address; DELETE deletes it', async () => {
    await app.services.db.update(users).set({ email: null }).where(eq(users.id, ana.id));
    for (const confirm of ['', ana.email, 'null']) {
      const { status, refusal } = await ana.call(deleteAccount, { body: { confirm } });
      expect([status, refusal.fields]).toEqual([400, { confirm: 'Please type DELETE' }]);
    }
    expect((await ana.call(deleteAccount, { body: { confirm: 'DELETE' } })).status).toBe(204);
    expect(await app.services.db.$count(users, eq(users.id, ana.id))).toBe(0);
  });

  test('if it belongs to another user', async () => {
    const bea = await makeOwner(app);
    await addGameFor(bea);
    await ana.call(deleteAccount, { body: { confirm: 'DELETE' } });
    expect((await bea.call(listGames, {})).body).toHaveLength(1);
  });
});

test('the e-mail address in any case, or DELETE, deletes the account and ends all its sessions', async () => {
  const email = `${crypto.randomUUID()}@example.org`;
  const [phone, laptop] = [await signIn(app, email), await signIn(app, email)];
  const response = await phone(deleteAccount.path, {
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json', Origin: app.origin },
    body: JSON.stringify({ confirm: email.toUpperCase() }),
  });
  expect(response.status).toBe(204);
  expect(await accounts(email)).toEqual([]);
  for (const browser of [phone, laptop]) expect((await browser(getCurrentUser.path)).status).toBe(401);
});

test('concurrent requests are rejected and leave no data', async () => {
  const [deleted, ...others] = await Promise.all([
    ana.call(deleteAccount, { body: { confirm: 'DELETE' } }),
    ...Array.from({ length: 5 }, (_, index) => addGameFor(ana, { title: `Game ${index}` }).catch(() => null)),
  ]);
  expect(deleted.status).toBe(204);
  expect(others.every((game) => game === null || game.id > 0)).toBe(true);
  const { rows } = await app.services.db.execute(sql`select 1 from games where user_id = ${ana.id}`);
  expect(rows).toEqual([]);
});

describe('after a deletion', () => {
  /** Tables that say nothing of any person, or cannot be filled without one of the above. */
  const NOT_ABOUT_PEOPLE = new Set([
    'popular_games',
    'staff_recommendations',
    'server_secrets',
    'seeded_files',
    'backup_runs',
    'spent_trials',
    // Guests' addresses, encrypted: tests/api/profile/opt-outs-of-deleted-hosts.test.ts.
    'former_opt_outs',
    'sign_up_links',
    'stripe_events',
    // Billing is closed at Stripe first: tests/api/plans/checkout.test.ts.
    'subscriptions',
  ]);
  const NAME = { firstName: 'Quirina', lastName: 'Vandersloot' };
  const ID = 7_700_001;

  async function everything(): Promise<Map<string, string[]>> {
    const { rows: tables } = await app.services.db.execute<{ name: string }>(sql`
      select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'drizzle')`);
    const all = new Map<string, string[]>();
    for (const { name } of tables) {
      const { rows } = await app.services.db.execute<{ row: string }>(
        sql`select to_jsonb(t)::text as row from ${sql.raw(name)} t`,
      );
      all.set(
        name.replace('public.', ''),
        rows.map(({ row }) => row),
      );
    }
    return all;
  }

  const isTrace = (row: string) => /quirina|vandersloot/i.test(row) || row.includes(String(ID));

  test('no column of any table contains id, e-mail or name, except texts of other hosts, queued mails and the number in the audit', async () => {
    const email = 'quirina@example.org';
    await app.services.db.execute(sql`alter table users alter column id restart with ${sql.raw(String(ID))}`);
    const browser = openBrowser(app);
    const json = { 'Content-Type': 'application/json', Origin: app.origin };
    const body = JSON.stringify({ ...NAME, email });
    await browser(createAccount.path, { method: 'POST', headers: json, body });
    await finishSignIn(browser, await askForCode(browser, email), await lastCode(app, email));
    await askForCode(openBrowser(app), email);
    const [account] = await accounts(email);
    expect(account).toMatchObject({ ...NAME, id: ID });
    expect((await browser(beginPasskey.path, { method: 'POST', headers: json })).status).toBe(200);
    const { comingNight } = await fillAccount(app, { ...ana, id: ID, email });
    const own = await addEventFor(ana);
    await ana.call(groups.createGroup, { body: { name: 'Sundays', members: [{ email }] } });
    await app.services.db.update(users).set({ isPremiumPlus: true }).where(eq(users.id, ana.id));
    const page = await shareFor(ana, { allowComments: true });
    const comment = { collectionId: page.id, userId: ID, text: 'Quirina was here' };
    await app.services.db.insert(sharedCollectionComments).values(comment);
    await app.services.db.insert(organizationMembers).values([
      { userId: ana.id, email },
      { userId: (await makeOwner(app)).id, email, memberId: ID, acceptedAt: new Date() },
    ]);
    await addGuestsFor(ana, own.id, [email]);
    await ana.call(sendInvitations, { params: { id: own.id } });
    const typed = { eventId: own.id, email, name: 'Quirina', partySize: 1, linkHash: 'typed', linkSeed: 'seed' };
    await app.services.db.insert(eventJoinRequests).values(typed);
    const report = { userId: ID, page: 'shelf', reason: 'other', words: 'Quirina is odd' } as const;
    await app.services.db.insert(abuseReports).values(report);
    await app.services.db.insert(adminActs).values({ by: 'operator@example.org', act: 'disabled', accountId: ID });

    const before = await everything();
    const neverFilled = [...before].filter(([, rows]) => rows.length === 0);
    expect(neverFilled.map(([name]) => name).filter((name) => !NOT_ABOUT_PEOPLE.has(name))).toEqual([]);

    const deleted = await browser(deleteAccount.path, {
      method: 'DELETE',
      headers: json,
      body: '{"confirm":"DELETE"}',
    });
    expect(deleted.status).toBe(204);
    const traces = [...(await everything())].flatMap(([table, rows]) =>
      rows.filter(isTrace).map((row) => ({ table, row: JSON.parse(row) as Record<string, unknown> })),
    );
    const farewell = { table: 'mails', row: { kind: 'cancelled', state: 'waiting', to: 'guest@example.org' } };
    expect(traces).toHaveLength(6);
    expect(traces).toEqual(
      expect.arrayContaining([
        { table: 'event_attendees', row: expect.objectContaining({ email, event_id: own.id }) as object },
        { table: 'group_members', row: expect.objectContaining({ email, shares_shelf_since: null }) as object },
        { table: 'organization_members', row: expect.objectContaining({ email, member_id: null }) as object },
        { table: 'admin_acts', row: expect.objectContaining({ account_id: ID, details: {} }) as object },
        { table: 'mails', row: expect.objectContaining({ to: email, user_id: ana.id }) as object },
        { table: 'mails', row: expect.objectContaining({ ...farewell.row, user_id: null }) as object },
      ]),
    );
    const facts = traces.find(({ row }) => row.user_id === null)?.row.facts;
    expect(facts).toMatchObject({ hostName: 'Quirina Vandersloot', hostEmail: email, title: 'Friday night' });
    expect(comingNight).toBeGreaterThan(0);
  });
});

test('the person stays on the guest lists of other hosts', async () => {
  const bea = await makeOwner(app);
  const { id } = await addEventFor(bea);
  await addGuestsFor(bea, id, [ana.email]);
  await ana.call(deleteAccount, { body: { confirm: ana.email } });
  const list = await app.services.db.select().from(eventAttendees).where(eq(eventAttendees.eventId, id));
  expect(list.map(({ email }) => email)).toContain(ana.email);
});

test('shared shelves are no longer shared, also for a later owner of the address', async () => {
  const bea = await makeOwner(app);
  const { id: eventId } = await addEventFor(bea);
  const [attendeeId] = await addGuestsFor(bea, eventId, [ana.email]);
  const group = (await bea.call(groups.createGroup, { body: { name: 'Sundays', members: [{ email: ana.email }] } }))
    .body;
  const [membership] = (await ana.call(groups.listMemberships, {})).body;
  await ana.call(groups.changeMembership, { params: { id: membership?.id ?? 0 }, body: { sharesShelf: true } });
  await app.services.db
    .update(eventAttendees)
    .set({ sharesShelf: true })
    .where(eq(eventAttendees.id, attendeeId ?? 0));
  expect((await bea.call(groups.getGroupShelf, { params: { id: group.id } })).body.people).toHaveLength(2);

  await ana.call(deleteAccount, { body: { confirm: ana.email } });
  await makeOwner(app, { email: ana.email });
  const [now] = (await bea.call(groups.listGroups, {})).body;
  expect(now?.members).toMatchObject([{ email: ana.email, sharesShelf: false }]);
  expect((await bea.call(groups.getGroupShelf, { params: { id: group.id } })).body.people).toHaveLength(1);
  const list = await app.services.db.select().from(eventAttendees).where(eq(eventAttendees.eventId, eventId));
  expect(list.map(({ sharesShelf }) => sharesShelf)).toEqual(list.map(() => false));
});

test('comments of the account are deleted, comments of others are kept', async () => {
  const bea = await makeOwner(app, { isPremiumPlus: true });
  const { shareId } = await shareFor(bea, { allowComments: true });
  await commentBy(ana, shareId, 'Lend me one?');
  await commentBy(bea, shareId, 'Gladly');
  await ana.call(deleteAccount, { body: { confirm: ana.email } });
  const { body } = await bea.call(listComments, { params: { shareId } });
  expect(JSON.stringify(body)).not.toContain('Lend me');
  expect(JSON.stringify(body)).toContain('Gladly');
});

test('a picture that is sent during the deletion is refused', async () => {
  const send = () =>
    ana.fetch(putPicture.path, { method: 'PUT', headers: { 'Content-Type': 'image/png' }, body: new Uint8Array(PNG) });
  expect((await send()).status).toBe(200);
  const isAna = eq(users.id, ana.id);
  const { sending } = await app.services.db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(isAna).for('no key update');
    const sent = send();
    await aWaitingStatement(app);
    await tx.delete(users).where(isAna);
    return { sending: sent };
  });
  expect((await sending).status).toBe(401);
});

test('a comment that is written during the deletion is refused', async () => {
  const { shareId } = await shareFor(await makeOwner(app, { isPremiumPlus: true }), { allowComments: true });
  const isAna = eq(users.id, ana.id);
  const { writing } = await app.services.db.transaction(async (tx) => {
    await tx.delete(users).where(isAna);
    const written = ana.call(addComment, { params: { shareId }, body: { text: 'Hi' } });
    await aWaitingStatement(app);
    return { writing: written };
  });
  const { status, refusal } = await writing;
  expect([status, refusal.code]).toEqual([404, 'not_found']);
});

test('an account is deleted after the answer of a guest who held the lock of a night', async () => {
  const { id } = await addEventFor(ana);
  const [guest = 0] = await addGuestsFor(ana, id, ['ben@example.org']);
  const { deletion } = await app.services.db.transaction(async (tx) => {
    const event = await lockNight(tx, id);
    const deleting = ana.call(deleteAccount, { body: { confirm: 'DELETE' } });
    await aWaitingStatement(app);
    await answer(tx, event, { attendeeId: guest, status: 'accepted', via: 'link' });
    return { deletion: deleting };
  });
  expect((await deletion).status).toBe(204);
  expect(await accounts(ana.email)).toEqual([]);
});

test("two members of each other's groups can delete their accounts concurrently", async () => {
  const bea = await makeOwner(app);
  const both = [
    { host: ana, member: bea },
    { host: bea, member: ana },
  ];
  for (const { host, member } of both) {
    const members = [{ email: member.email }];
    await host.call(groups.createGroup, { body: { name: 'Sundays', members } });
    const { id } = await addEventFor(host);
    await addGuestsFor(host, id, [member.email]);
  }
  await app.services.db.update(eventAttendees).set({ sharesShelf: true });
  await app.services.db.update(groupMembers).set({ sharesShelfSince: new Date() });
  const deleted = await Promise.all(both.map(({ host }) => host.call(deleteAccount, { body: { confirm: 'DELETE' } })));
  expect(deleted.map(({ status }) => status)).toEqual([204, 204]);
});
