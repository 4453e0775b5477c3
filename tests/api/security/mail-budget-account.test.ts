import { and, asc, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { changeProfile } from '#shared/accounts/account-contract.ts';
import * as attendees from '#shared/nights/attendees-contract.ts';
import * as contracts from '#shared/nights/events-contract.ts';
import { startTrial } from '#shared/plans/trial-contract.ts';
import { wrapUp } from '#shared/nights/wrap-up-contract.ts';
import { MAIL_BUDGET } from '#server/platform/mails/mail-budget.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import { mails } from '#shared/schema/mails.ts';
import { events } from '#shared/schema/nights.ts';
import { users } from '#shared/schema/users.ts';
import { fileOf, restore } from '#tests/support/accounts/account-file.ts';
import type { AccountFile } from '#tests/support/accounts/account-normal-form.ts';
import { addEventFor, addGuestsFor, addresses } from '#tests/support/rows/event-payloads.ts';
import { mailingSite, of } from '#tests/support/mails/mailing-site.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { sendDueMails, sendDelayedMails } from '#tests/support/mails/sent-mails.ts';
import { addTemplateFor } from '#tests/support/rows/template-payloads.ts';
import { startTestApp } from '#tests/support/server/test-app.ts';

const site = mailingSite();
const { mailer, sentMails, invite, change, subjects, guestOf, invited } = site;
const mailsTo = (to: string) => sentMails.filter((mail) => mail.to === to);
const premiumPlus = () =>
  site.app().services.db.update(users).set({ isPremiumPlus: true }).where(eq(users.id, site.host().id));

describe('people without an invitation or an answer get no mail', () => {
  const asFileGuest = (email: string) => ({
    email,
    name: null,
    status: 'accepted' as const,
    respondedAt: '2020-01-01T00:00:00Z',
    invitedAt: '2020-01-01T00:00:00Z',
    isHost: false,
    awaitsApproval: false,
    createdAt: '2020-01-01T00:00:00Z',
    answers: [{ status: 'accepted', partySize: 1, via: 'link', createdAt: '2020-01-01T00:00:00Z' }],
  });

  /** A restored night of 2020 whose file says that everybody was invited and accepted by their link. */
  async function restored(guests: readonly string[]) {
    const model = await makeOwner(site.app());
    await addEventFor(model, { date: '2020-02-01T18:00:00Z' });
    const file = (await fileOf(model)) as AccountFile & { nights: { attendees: object[]; status: string }[] };
    const [night] = file.nights;
    night?.attendees.push(...guests.map(asFileGuest));
    const { status } = await restore(site.host(), file);
    expect(status).toBe(201);
    const [event] = await site.app().services.db.select().from(events).where(eq(events.userId, site.host().id));
    if (!event) throw new Error('the night was not restored');
    return event;
  }

  test('if restored nights are moved, changed, reminded of and cancelled', async () => {
    const event = await restored(addresses(300));
    await change(event, { date: '2999-05-04T18:00:00Z' });
    await change(event, { title: 'Now with a new title', location: 'The library', maxAttendees: 400 });
    await sendDelayedMails(site.app());
    await site.host().call(contracts.cancelEvent, of(event));
    await sendDelayedMails(site.app());
    expect(sentMails).toEqual([]);
  });

  test('if restored nights are wrapped up with results', async () => {
    const event = await restored(addresses(300));
    const list = (await site.host().call(attendees.listAttendees, of(event))).body;
    const came = list.map(({ id }) => id);
    const { body } = await site.host().call(wrapUp, { ...of(event), body: { came, plays: [], sendsResults: true } });
    expect(body.mailed).toBe(0);
    await sendDelayedMails(site.app());
    expect(sentMails).toEqual([]);
  });

  test('if the host approves an answer from a restored file', async () => {
    const event = await restored(['bea@example.org']);
    await change(event, { date: '2999-05-04T18:00:00Z' });
    const guest = await guestOf(event, 'bea@example.org');
    await site.app().services.db.execute(`update event_attendees set awaits_approval = true where id = ${guest?.id}`);
    await site.host().call(attendees.changeAttendee, { ...of({ id: guest?.id ?? 0 }), body: { approved: true } });
    await change(event, { title: 'Another title', location: 'The library' });
    await sendDelayedMails(site.app());
    expect(sentMails).toEqual([]);
  });

  test('until they are invited', async () => {
    const event = await restored(['bea@example.org']);
    await change(event, { date: '2999-05-04T18:00:00Z' });
    expect((await guestOf(event, 'bea@example.org'))?.toInvite).toBe(true);
    await invite(event);
    await sendDueMails(site.app());
    await change(event, { title: 'Another title', location: 'The library' });
    await sendDelayedMails(site.app());
    expect(subjects()).toEqual([
      'Sat 4 May 2999, 18:00 · Friday night',
      'Changed: Sat 4 May 2999, 18:00 · Another title',
    ]);
  });

  test('if seats are raised repeatedly for guests whom the host put on the waitlist', async () => {
    const event = await addEventFor(site.host(), { maxAttendees: 1 });
    const ids = await addGuestsFor(site.host(), event.id, addresses(15));
    for (const id of ids)
      await site.host().call(attendees.answerInvitation, { ...of({ id }), body: { status: 'accepted' } });
    for (let seats = 2; seats <= 12; seats += 1) {
      await change(event, { maxAttendees: seats });
      await sendDelayedMails(site.app());
    }
    expect(sentMails).toEqual([]);
  });
});

describe('an account', () => {
  test('sends invitations of at most three full lists a day with any number of templates, and holds the rest', async () => {
    await premiumPlus();
    await site.app().services.db.update(users).set({ firstName: 'Maya' }).where(eq(users.id, site.host().id));
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const allowed = MAIL_BUDGET.account.invitationLists * PLAN_LIMITS.premium_plus.guestsANight;
    const left = 25;
    await site.app().services.db.execute(sql`
      insert into mail_handovers (mail_id, user_id, recipient_hash, kind)
      select -n, ${site.host().id}, 'guest ' || n, 'invitation' from generate_series(1, ${allowed - left}::int) n`);
    for (const name of ['mon', 'tue', 'wed', 'thu']) {
      const regulars = addresses(10, name).map((email) => ({ email, name: null }));
      const repeat = { repeat: 'weekly', nextDate: tomorrow, time: '19:00', timeZone: 'UTC', daysAhead: 21 };
      await addTemplateFor(site.host(), { name, attendees: regulars, ...repeat });
    }
    expect(await site.app().services.db.$count(mails)).toBeGreaterThan(left);
    await sendDueMails(site.app());
    expect(sentMails).toHaveLength(left);
    const nights = (await site.host().call(contracts.listEvents, {})).body;
    const lists = await Promise.all(nights.map((night) => site.host().call(attendees.listAttendees, of(night))));
    const held = lists.flatMap(({ body }) => body.map(({ mail }) => mail));
    expect(held).toContainEqual({
      state: 'held',
      problem: `Premium Plus sends at most ${allowed} invitations in 24 hours.`,
      at: expect.any(String),
      heldUntil: expect.any(String),
    });
  });

  test('gets 429 with the limit for invitations beyond its plan', async () => {
    await site.app().services.db.update(users).set({ isPremium: true }).where(eq(users.id, site.host().id));
    const lists = MAIL_BUDGET.account.invitationLists;
    for (let list = 0; list <= lists; list += 1) {
      const event = await addEventFor(site.host());
      await addGuestsFor(site.host(), event.id, addresses(PLAN_LIMITS.premium.guestsANight, `list${list}`));
      const { status, refusal } = await invite(event);
      expect(status).toBe(list < lists ? 200 : 429);
      if (status === 429) expect(refusal.message).toContain('150 invitations in 24 hours');
    }
  });
});

describe('a trial', () => {
  const allowed = MAIL_BUDGET.account.invitationLists * PLAN_LIMITS.premium.guestsANight;

  test('can invite as many guests a day as Premium, the first ones of a longer list', async () => {
    await site.host().call(startTrial, {});
    const event = await addEventFor(site.host());
    await addGuestsFor(site.host(), event.id, addresses(allowed + 2));
    expect((await invite(event)).body).toEqual({ sent: allowed, heldBack: 2 });
    const { status, refusal } = await invite(event);
    expect([status, refusal.message]).toEqual([429, expect.stringContaining(`${allowed} invitations in 24 hours`)]);
    await sendDueMails(site.app());
    expect(sentMails).toHaveLength(allowed);
  });

  test('cannot invite more by repeating nights', async () => {
    await site.host().call(startTrial, {});
    const members = addresses(allowed + 1, 'member').map((email) => ({ email, name: null }));
    const nextDate = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    await addTemplateFor(site.host(), {
      attendees: members,
      repeat: 'weekly',
      nextDate,
      time: '19:00',
      timeZone: 'UTC',
    });
    await sendDueMails(site.app());
    expect(sentMails).toHaveLength(allowed);
    const problem = `A trial sends at most ${allowed} invitations in 24 hours.`;
    expect(await site.app().services.db.$count(mails, eq(mails.problem, problem))).toBeGreaterThan(0);
  });
});

describe('the host', () => {
  test('reads why in the language of their account', async () => {
    await site.host().call(changeProfile, { body: { language: 'de' } });
    const { event } = await invited('bea@example.org');
    for (let edit = 1; edit <= 9; edit += 1) {
      await change(event, { title: `Abend ${edit}`, location: `Raum ${edit}` });
      await sendDelayedMails(site.app());
    }
    const bea = await guestOf(event, 'bea@example.org');
    expect(bea?.mail?.problem).toBe('Diese Adresse hat für 24 Stunden genug Mails bekommen.');
  });

  test('sees which mails are held, why and until when', async () => {
    const { event } = await invited('bea@example.org', 'cai@example.org');
    for (let edit = 1; edit <= 9; edit += 1) {
      await change(event, { title: `Night ${edit}`, location: `Room ${edit}` });
      await sendDelayedMails(site.app());
    }
    const bea = await guestOf(event, 'bea@example.org');
    expect(bea?.mail).toEqual({
      state: 'held',
      problem: 'This address was sent enough mails for 24 hours.',
      at: expect.any(String),
      heldUntil: expect.any(String),
    });
    const [row] = await site
      .app()
      .services.db.select()
      .from(mails)
      .where(and(eq(mails.state, 'held'), eq(mails.to, 'bea@example.org')))
      .orderBy(asc(mails.id));
    expect(bea?.mail?.heldUntil).toBe(row?.dueAt.toISOString());
  });

  test('invites the other guests if one reached the limit, and sees how many were held', async () => {
    const { event: first } = await invited('bea@example.org');
    for (let edit = 1; edit <= 9; edit += 1) {
      await change(first, { title: `Night ${edit}`, location: `Room ${edit}` });
      await sendDelayedMails(site.app());
    }
    await premiumPlus();
    const event = await addEventFor(site.host());
    await addGuestsFor(site.host(), event.id, ['bea@example.org', 'cai@example.org']);
    expect((await invite(event)).body).toEqual({ sent: 1, heldBack: 1 });
    expect(await guestOf(event, 'bea@example.org')).toMatchObject({ invitedAt: null, toInvite: true });
    const again = await invite(event);
    expect([again.status, again.refusal.code]).toEqual([429, 'too_many_requests']);
    expect(again.refusal.message).toContain("copy the guest's link");
    await sendDueMails(site.app());
    expect(mailsTo('cai@example.org')).toHaveLength(1);
  });

  test('sees that a held mail was dropped after three days', async () => {
    const { event } = await invited('bea@example.org');
    await site.app().services.db.update(mails).set({ createdAt: new Date() });
    for (let edit = 1; edit <= 9; edit += 1) {
      await change(event, { title: `Night ${edit}`, location: `Room ${edit}` });
      await sendDelayedMails(site.app());
    }
    await site
      .app()
      .services.db.execute(
        `update mails set created_at = now() - interval '80 hours', due_at = now() where state = 'held'`,
      );
    await sendDueMails(site.app());
    expect((await guestOf(event, 'bea@example.org'))?.mail?.problem).toContain('held back for 3 days and not sent');
  });
});

describe('two servers that send concurrently', () => {
  test('share one budget', async () => {
    const other = await startTestApp({ databaseOf: site.app(), services: { mailer } });
    for (let round = 0; round < 4; round += 1) {
      site.becomes(await makeOwner(site.app(), { isPremiumPlus: true }));
      for (let night = 0; night < MAIL_BUDGET.recipientOfHost.host; night += 1) {
        const event = await addEventFor(site.host());
        await addGuestsFor(site.host(), event.id, [`bea+${night}@example.org`]);
        expect((await invite(event)).status).toBe(200);
      }
    }
    await Promise.all([sendDueMails(site.app()), sendDueMails(other), sendDueMails(site.app()), sendDueMails(other)]);
    expect(sentMails).toHaveLength(MAIL_BUDGET.recipient.newHosts);
    await other.close();
  });
});
