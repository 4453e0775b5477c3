import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as attendees from '#shared/contracts/attendees.ts';
import * as contracts from '#shared/contracts/events.ts';
import { wrapUp } from '#shared/contracts/wrap-up.ts';
import { MAIL_BUDGET } from '#shared/rules/mail-budget.ts';
import { PLAN_LIMITS } from '#shared/rules/plan-limits.ts';
import { events, mailHandovers, mails, users } from '#shared/schema.ts';
import { fileOf, restore } from '#tests/support/account-file.ts';
import type { AccountFile } from '#tests/support/account-normal-form.ts';
import { addEventFor, addGuestsFor, addresses } from '#tests/support/event-payloads.ts';
import { guestPath, send as sendForm } from '#tests/support/guest-pages.ts';
import { makeOwner, type Person } from '#tests/support/owners.ts';
import { keepingMailer, sendDueMails, sendSettledMails, timePasses } from '#tests/support/sent-mails.ts';
import { addTemplateFor } from '#tests/support/template-payloads.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const { mailer, handed } = keepingMailer();
let app: TestApp;
let host: Person;
beforeAll(async () => {
  app = await startTestApp({ services: { mailer } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.services.db.delete(mailHandovers);
  await app.services.db.delete(mails);
  handed.splice(0);
  host = await makeOwner(app, { firstName: 'Maya' });
});

const of = (row: { id: number }) => ({ params: { id: row.id } });
const invite = (event: { id: number }, by = host) => by.call(contracts.sendInvitations, of(event));
const change = (event: { id: number }, body: object) => host.call(contracts.changeEvent, { ...of(event), body });
const subjects = () => handed.map(({ subject }) => subject);
const mailsTo = (to: string) => handed.filter((mail) => mail.to === to);
const guestOf = async (event: { id: number }, email: string) =>
  (await host.call(attendees.listAttendees, of(event))).body.find((one) => one.email === email);
const premiumPlus = () => app.services.db.update(users).set({ isPremiumPlus: true }).where(eq(users.id, host.id));

/** A night to which somebody was invited, whose mail has gone out. */
async function invited(...guests: string[]) {
  const event = await addEventFor(host);
  const ids = await addGuestsFor(host, event.id, guests);
  await invite(event);
  await sendDueMails(app);
  handed.splice(0);
  return { event, ids };
}

describe('an edit that follows another', () => {
  test('joins its mail: forty changed titles are one mail, with the last', async () => {
    const { event } = await invited('bea@example.org');
    for (let edit = 1; edit <= 40; edit += 1) {
      expect((await change(event, { title: `Night ${edit}` })).status).toBe(200);
      await sendDueMails(app);
    }
    await sendSettledMails(app);
    expect(handed).toHaveLength(1);
    expect(handed[0]?.text).toContain('Title: Night 40 (it was: Friday night)');
  });

  test('is told item by item, and what was taken back is not told', async () => {
    const { event } = await invited('bea@example.org');
    await change(event, { title: 'Saturday night', location: 'The library' });
    await change(event, { date: '2999-05-04T18:00:00Z', location: 'The kitchen' });
    await change(event, { title: 'Friday night' });
    await sendSettledMails(app);
    expect(handed).toHaveLength(1);
    expect(handed[0]?.text).toContain('Where: The kitchen (it was: not said)');
    expect(handed[0]?.text).toContain('When: Saturday 4 May 2999');
    expect(handed[0]?.text).not.toContain('Title:');
    expect(handed[0]?.calendar?.content).toContain('SEQUENCE:3');
  });

  test('takes the mail back where nothing remains of it', async () => {
    const { event } = await invited('bea@example.org');
    await change(event, { title: 'Saturday night' });
    await change(event, { title: 'Friday night' });
    await sendSettledMails(app);
    expect(handed).toEqual([]);
  });

  test('corrects what somebody who declined is about to be told, and tells them no more', async () => {
    const { event, ids } = await invited('bea@example.org');
    await change(event, { title: 'One', location: 'The library' });
    await sendForm(app, await guestPath(host, ids[0] ?? 0), { status: 'declined' });
    await change(event, { title: 'Two', customMessage: 'Bring dice' });
    await sendSettledMails(app);
    const told = handed.find(({ subject }) => subject.startsWith('Changed'));
    expect(told?.text).toContain('Title: Two (it was: Friday night)');
    expect(told?.text).not.toContain('Bring dice (it was');
  });

  test('is not told where the night is cancelled before', async () => {
    const { event } = await invited('bea@example.org');
    await change(event, { title: 'Saturday night' });
    await host.call(contracts.cancelEvent, of(event));
    await sendSettledMails(app);
    expect(subjects()).toEqual(['Cancelled: Saturday night']);
  });
});

describe('one person', () => {
  test('gets no more of one host in a day, however often a night changes, and the last state the day after', async () => {
    const { event } = await invited('bea@example.org');
    for (let edit = 1; edit <= 40; edit += 1) {
      await change(event, { title: `Night ${edit}` });
      await sendSettledMails(app);
    }
    expect(handed).toHaveLength(MAIL_BUDGET.recipientOfHost.host - 1);
    await timePasses(app, '25 hours');
    await sendDueMails(app);
    expect(handed).toHaveLength(MAIL_BUDGET.recipientOfHost.host);
    expect(handed.at(-1)?.text).toContain('Night 40');
  });

  test('is told that a night is cancelled though the budget is used up', async () => {
    const { event } = await invited('bea@example.org');
    for (let edit = 1; edit <= 12; edit += 1) {
      await change(event, { title: `Night ${edit}` });
      await sendSettledMails(app);
    }
    await host.call(contracts.cancelEvent, of(event));
    await sendDueMails(app);
    expect(subjects().at(-1)).toBe('Cancelled: Night 12');
  });

  test('is counted by mailbox: taken off and put on again, in any spelling, over nights, and after they are deleted', async () => {
    await premiumPlus();
    for (let round = 0; round < 20; round += 1) {
      const event = await addEventFor(host);
      const [id = 0] = await addGuestsFor(host, event.id, [`Bea+${round}@Example.org`]);
      await invite(event);
      await sendDueMails(app);
      await (round % 2 === 0
        ? host.call(attendees.removeAttendee, of({ id }))
        : host.call(contracts.deleteEvent, of(event)));
      await sendDueMails(app);
    }
    const { host: most, cancellations } = MAIL_BUDGET.recipientOfHost;
    expect(handed.length).toBeGreaterThan(0);
    expect(handed.length).toBeLessThanOrEqual(most + cancellations);
  });

  test('is invited to one night four times a day at most, taken off the list in between or not', async () => {
    const event = await addEventFor(host);
    const answers = [];
    for (let round = 0; round < 6; round += 1) {
      const [id = 0] = await addGuestsFor(host, event.id, ['bea@example.org']);
      answers.push((await invite(event)).status);
      await sendDueMails(app);
      await host.call(attendees.removeAttendee, of({ id }));
    }
    expect(answers).toEqual([200, 200, 200, 200, 429, 429]);
    expect(subjects().filter((subject) => subject.startsWith('You are invited'))).toHaveLength(4);
  });

  test('gets no more of all hosts together, though one deletes their account and comes back', async () => {
    for (let round = 0; round < 8; round += 1) {
      host = await makeOwner(app, { firstName: 'Maya' });
      const { event } = await invited('bea@example.org').finally(() => handed.splice(0));
      for (let edit = 1; edit < 6; edit += 1) {
        await change(event, { title: `Night ${edit}` });
        await sendSettledMails(app);
      }
      if (round % 2 === 0)
        await host.fetch('/api/auth/user', {
          method: 'DELETE',
          headers: { 'Content-Type': 'application/json', Origin: app.origin },
          body: JSON.stringify({ confirm: 'DELETE' }),
        });
    }
    const sent = await app.services.db.$count(mailHandovers);
    expect(sent).toBeGreaterThan(MAIL_BUDGET.recipientOfHost.host);
    expect(sent).toBeLessThanOrEqual(MAIL_BUDGET.recipient.hosts + MAIL_BUDGET.recipient.cancellations);
  });

  test('is sent a few confirmations a day, however often their answer is changed by their link', async () => {
    const { ids } = await invited('bea@example.org');
    const path = await guestPath(host, ids[0] ?? 0);
    for (let time = 0; time < 19; time += 1) {
      await sendForm(app, path, { status: time % 2 === 0 ? 'accepted' : 'declined' });
      await sendDueMails(app);
    }
    expect(handed).toHaveLength(MAIL_BUDGET.recipientOfHost.answers);
    await timePasses(app, '25 hours');
    await sendDueMails(app);
    expect(handed.at(-1)?.subject).toBe('You are in: Friday night');
    expect(handed).toHaveLength(MAIL_BUDGET.recipientOfHost.answers + 1);
  });
});

describe('nobody is written to who was not invited and has not answered', () => {
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
    const model = await makeOwner(app);
    await addEventFor(model, { date: '2020-02-01T18:00:00Z' });
    const file = (await fileOf(model)) as AccountFile & { nights: { attendees: object[]; status: string }[] };
    const [night] = file.nights;
    night?.attendees.push(...guests.map(asFileGuest));
    const { status } = await restore(host, file);
    expect(status).toBe(201);
    const [event] = await app.services.db.select().from(events).where(eq(events.userId, host.id));
    if (!event) throw new Error('the night was not restored');
    return event;
  }

  test('when restored nights are moved into the future, changed, reminded of and cancelled', async () => {
    const event = await restored(addresses(300));
    await change(event, { date: '2999-05-04T18:00:00Z' });
    await change(event, { title: 'Now with a new title', maxAttendees: 400 });
    await sendSettledMails(app);
    await host.call(contracts.cancelEvent, of(event));
    await sendSettledMails(app);
    expect(handed).toEqual([]);
  });

  test('when restored nights are wrapped up with results', async () => {
    const event = await restored(addresses(300));
    const list = (await host.call(attendees.listAttendees, of(event))).body;
    const came = list.map(({ id }) => id);
    const { body } = await host.call(wrapUp, { ...of(event), body: { came, plays: [], sendsResults: true } });
    expect(body.mailed).toBe(0);
    await sendSettledMails(app);
    expect(handed).toEqual([]);
  });

  test('when the host approves an answer that came with a file', async () => {
    const event = await restored(['bea@example.org']);
    await change(event, { date: '2999-05-04T18:00:00Z' });
    const guest = await guestOf(event, 'bea@example.org');
    await app.services.db.execute(`update event_attendees set awaits_approval = true where id = ${guest?.id}`);
    await host.call(attendees.changeAttendee, { ...of({ id: guest?.id ?? 0 }), body: { approved: true } });
    await change(event, { title: 'Another title' });
    await sendSettledMails(app);
    expect(handed).toEqual([]);
  });

  test('and once they are invited they are', async () => {
    const event = await restored(['bea@example.org']);
    await change(event, { date: '2999-05-04T18:00:00Z' });
    expect((await guestOf(event, 'bea@example.org'))?.toInvite).toBe(true);
    await invite(event);
    await sendDueMails(app);
    await change(event, { title: 'Another title' });
    await sendSettledMails(app);
    expect(subjects()).toEqual(['You are invited: Friday night', 'Changed: Another title']);
  });

  test('when seats are raised in rounds for people whom the host put in line', async () => {
    const event = await addEventFor(host, { maxAttendees: 1 });
    const ids = await addGuestsFor(host, event.id, addresses(15));
    for (const id of ids) await host.call(attendees.answerInvitation, { ...of({ id }), body: { status: 'accepted' } });
    for (let seats = 2; seats <= 12; seats += 1) {
      await change(event, { maxAttendees: seats });
      await sendSettledMails(app);
    }
    expect(handed).toEqual([]);
  });
});

describe('an account', () => {
  test('sends the invitations of three full lists a day, however many templates repeat; the rest is held', async () => {
    await premiumPlus();
    await app.services.db.update(users).set({ firstName: 'Maya' }).where(eq(users.id, host.id));
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    for (const name of ['mon', 'tue', 'wed', 'thu']) {
      const regulars = addresses(163, name).map((email) => ({ email, name: null }));
      const repeat = { repeat: 'weekly', nextDate: tomorrow, time: '19:00', timeZone: 'UTC', daysAhead: 21 };
      await addTemplateFor(host, { name, attendees: regulars, ...repeat });
    }
    const allowed = MAIL_BUDGET.account.invitationLists * PLAN_LIMITS.premium_plus.guestsANight;
    expect(await app.services.db.$count(mails)).toBeGreaterThan(allowed);
    await sendDueMails(app);
    expect(handed).toHaveLength(allowed);
    const event = (await host.call(contracts.listEvents, {})).body.toSorted((one, other) => other.id - one.id)[0];
    const held = (await host.call(attendees.listAttendees, of(event ?? { id: 0 }))).body.map(({ mail }) => mail);
    expect(held).toContainEqual({
      state: 'held',
      problem: `Premium Plus sends at most ${allowed} invitations in 24 hours.`,
      at: expect.any(String),
      heldUntil: expect.any(String),
    });
  }, 240_000);

  test('is refused invitations that its plan does not send, with the limit', async () => {
    await app.services.db.update(users).set({ isPremium: true }).where(eq(users.id, host.id));
    const lists = MAIL_BUDGET.account.invitationLists;
    for (let list = 0; list <= lists; list += 1) {
      const event = await addEventFor(host);
      await addGuestsFor(host, event.id, addresses(PLAN_LIMITS.premium.guestsANight, `list${list}`));
      const { status, refusal } = await invite(event);
      expect(status).toBe(list < lists ? 200 : 429);
      if (status === 429) expect(refusal.message).toContain('150 invitations in 24 hours');
    }
  });
});

describe('the host', () => {
  test('sees on the list what was held back, why and until when', async () => {
    const { event } = await invited('bea@example.org', 'cai@example.org');
    for (let edit = 1; edit <= 9; edit += 1) {
      await change(event, { title: `Night ${edit}` });
      await sendSettledMails(app);
    }
    const bea = await guestOf(event, 'bea@example.org');
    expect(bea?.mail).toEqual({
      state: 'held',
      problem: 'This address was sent enough mails for 24 hours.',
      at: expect.any(String),
      heldUntil: expect.any(String),
    });
    const [row] = await app.services.db
      .select()
      .from(mails)
      .where(and(eq(mails.state, 'held'), eq(mails.to, 'bea@example.org')))
      .orderBy(asc(mails.id));
    expect(bea?.mail?.heldUntil).toBe(row?.dueAt.toISOString());
  });

  test('invites the others where somebody had enough, and is told of how many', async () => {
    const { event: first } = await invited('bea@example.org');
    for (let edit = 1; edit <= 9; edit += 1) {
      await change(first, { title: `Night ${edit}` });
      await sendSettledMails(app);
    }
    await premiumPlus();
    const event = await addEventFor(host);
    await addGuestsFor(host, event.id, ['bea@example.org', 'cai@example.org']);
    expect((await invite(event)).body).toEqual({ sent: 1, heldBack: 1 });
    expect(await guestOf(event, 'bea@example.org')).toMatchObject({ invitedAt: null, toInvite: true });
    const again = await invite(event);
    expect([again.status, again.refusal.code]).toEqual([429, 'too_many_requests']);
    expect(again.refusal.message).toContain("copy the guest's link");
    await sendDueMails(app);
    expect(mailsTo('cai@example.org')).toHaveLength(1);
  });

  test('is told that a mail was given up after three days', async () => {
    const { event } = await invited('bea@example.org');
    await app.services.db.update(mails).set({ createdAt: new Date() });
    for (let edit = 1; edit <= 9; edit += 1) {
      await change(event, { title: `Night ${edit}` });
      await sendSettledMails(app);
    }
    await app.services.db.execute(
      `update mails set created_at = now() - interval '80 hours', due_at = now() where state = 'held'`,
    );
    await sendDueMails(app);
    expect((await guestOf(event, 'bea@example.org'))?.mail?.problem).toContain('held back for 3 days and not sent');
  });
});

describe('two servers that send at once', () => {
  test('keep to one budget', async () => {
    const other = await startTestApp({ databaseOf: app, services: { mailer } });
    for (let round = 0; round < 4; round += 1) {
      host = await makeOwner(app, { isPremiumPlus: true });
      for (let night = 0; night < MAIL_BUDGET.recipientOfHost.host; night += 1) {
        const event = await addEventFor(host);
        await addGuestsFor(host, event.id, [`bea+${night}@example.org`]);
        expect((await invite(event)).status).toBe(200);
      }
    }
    await Promise.all([sendDueMails(app), sendDueMails(other), sendDueMails(app), sendDueMails(other)]);
    expect(handed).toHaveLength(MAIL_BUDGET.recipient.hosts);
    await other.close();
  });
});
