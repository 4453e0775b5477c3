import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as attendees from '#shared/nights/attendees-contract.ts';
import * as contracts from '#shared/nights/events-contract.ts';
import { MAIL_BUDGET } from '#server/platform/mails/mail-budget.ts';
import { mailSends } from '#shared/schema/mails.ts';
import { users } from '#shared/schema/users.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { guestPath, send as sendForm } from '#tests/support/server/guest-pages.ts';
import { mailingSite, of } from '#tests/support/mails/mailing-site.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { sendDueMails, sendDelayedMails, shiftClock } from '#tests/support/mails/sent-mails.ts';

const site = mailingSite();
const { sentMails, invite, change, subjects, invited } = site;
const premiumPlus = () =>
  site.app().services.db.update(users).set({ isPremiumPlus: true }).where(eq(users.id, site.host().id));

describe('an edit after another', () => {
  test('is merged into its mail: forty changed titles send one mail with the last', async () => {
    const { event } = await invited('bea@example.org');
    for (let edit = 1; edit <= 40; edit += 1) {
      expect((await change(event, { title: `Night ${edit}`, location: `Room ${edit}` })).status).toBe(200);
      await sendDueMails(site.app());
    }
    await sendDelayedMails(site.app());
    expect(sentMails).toHaveLength(1);
    expect(sentMails[0]?.text).toContain('Title: Night 40 (it was: Friday night)');
  });

  test('lists each change, without reverted ones', async () => {
    const { event } = await invited('bea@example.org');
    await change(event, { title: 'Saturday night', location: 'The library' });
    await change(event, { date: '2999-05-04T18:00:00Z', location: 'The kitchen' });
    await change(event, { title: 'Friday night' });
    await sendDelayedMails(site.app());
    expect(sentMails).toHaveLength(1);
    expect(sentMails[0]?.text).toContain('Where: The kitchen (it was: not said)');
    expect(sentMails[0]?.text).toContain('When: Saturday 4 May 2999');
    expect(sentMails[0]?.text).not.toContain('Title:');
    expect(sentMails[0]?.calendar?.content).toContain('SEQUENCE:3');
  });

  test('drops the mail if no change remains', async () => {
    const { event } = await invited('bea@example.org');
    await change(event, { title: 'Saturday night', location: 'The library' });
    await change(event, { title: 'Friday night', location: null });
    await sendDelayedMails(site.app());
    expect(sentMails).toEqual([]);
  });

  test('corrects the queued mail of a guest who declined, without adding changes', async () => {
    const { event, ids } = await invited('bea@example.org');
    await change(event, { title: 'One', location: 'The library' });
    await sendForm(site.app(), await guestPath(site.host(), ids[0] ?? 0), { status: 'declined' });
    await change(event, { title: 'Two', customMessage: 'Bring dice' });
    await sendDelayedMails(site.app());
    const changeMail = sentMails.find(({ subject }) => subject.startsWith('Changed'));
    expect(changeMail?.text).toContain('Title: Two (it was: Friday night)');
    expect(changeMail?.text).not.toContain('Bring dice (it was');
  });

  test('is not sent if the night is cancelled before', async () => {
    const { event } = await invited('bea@example.org');
    await change(event, { title: 'Saturday night', location: 'The library' });
    await site.host().call(contracts.cancelEvent, of(event));
    await sendDelayedMails(site.app());
    expect(subjects()).toEqual([expect.stringMatching(/^Cancelled: .+ · Saturday night$/)]);
  });
});

describe('a recipient', () => {
  test('gets a limited number of mails from one host a day, and the last state the day after', async () => {
    const { event } = await invited('bea@example.org');
    for (let edit = 1; edit <= 40; edit += 1) {
      await change(event, { title: `Night ${edit}`, location: `Room ${edit}` });
      await sendDelayedMails(site.app());
    }
    expect(sentMails).toHaveLength(MAIL_BUDGET.recipientOfHost.host - 1);
    await shiftClock(site.app(), '25 hours');
    await sendDueMails(site.app());
    expect(sentMails).toHaveLength(MAIL_BUDGET.recipientOfHost.host);
    expect(sentMails.at(-1)?.text).toContain('Night 40');
  });

  test('gets a cancellation even if the budget is used up', async () => {
    const { event } = await invited('bea@example.org');
    for (let edit = 1; edit <= 12; edit += 1) {
      await change(event, { title: `Night ${edit}`, location: `Room ${edit}` });
      await sendDelayedMails(site.app());
    }
    await site.host().call(contracts.cancelEvent, of(event));
    await sendDelayedMails(site.app());
    expect(subjects().find((subject) => subject.startsWith('Cancelled'))).toMatch(/^Cancelled: .+ · Night 12$/);
  });

  test('gets mails from a known host, regardless of mails from new accounts', async () => {
    const { event } = await invited('bea@example.org');
    const known = site.host();
    await shiftClock(site.app(), '25 hours');
    for (let stranger = 0; stranger < 4; stranger += 1) {
      const by = await makeOwner(site.app(), { isPremiumPlus: true });
      for (let night = 0; night < MAIL_BUDGET.recipientOfHost.host; night += 1) {
        const other = await addEventFor(by);
        await addGuestsFor(by, other.id, [`bea+${stranger}@example.org`]);
        await invite(other, by);
        await sendDueMails(site.app());
      }
    }
    expect(sentMails).toHaveLength(MAIL_BUDGET.recipient.newHosts);
    site.becomes(known);
    await change(event, { title: 'Still on', location: 'The library' });
    await sendDelayedMails(site.app());
    expect(subjects().at(-1)).toMatch(/^Changed: .+ · Still on$/);
  });

  test('is counted by mailbox, across removals, spellings, nights and deletions', async () => {
    await premiumPlus();
    for (let round = 0; round < 20; round += 1) {
      const event = await addEventFor(site.host());
      const [id = 0] = await addGuestsFor(site.host(), event.id, [`Bea+${round}@Example.org`]);
      await invite(event);
      await sendDueMails(site.app());
      await (round % 2 === 0
        ? site.host().call(attendees.removeAttendee, of({ id }))
        : site.host().call(contracts.deleteEvent, of(event)));
      await sendDueMails(site.app());
    }
    const { host: most, cancellations } = MAIL_BUDGET.recipientOfHost;
    expect(sentMails.length).toBeGreaterThan(0);
    expect(sentMails.length).toBeLessThanOrEqual(most + cancellations);
  });

  test('gets at most four invitations to one night a day, also after removals', async () => {
    const event = await addEventFor(site.host());
    const answers = [];
    for (let round = 0; round < 6; round += 1) {
      const [id = 0] = await addGuestsFor(site.host(), event.id, ['bea@example.org']);
      answers.push((await invite(event)).status);
      await sendDueMails(site.app());
      await site.host().call(attendees.removeAttendee, of({ id }));
    }
    expect(answers).toEqual([200, 200, 200, 200, 429, 429]);
    expect(subjects().filter((subject) => /^\w{3} \d/.test(subject))).toHaveLength(4);
  });

  test('gets a limited number of mails from all hosts together, also after account deletions', async () => {
    for (let round = 0; round < 8; round += 1) {
      site.becomes(await makeOwner(site.app(), { firstName: 'Maya' }));
      const { event } = await invited('bea@example.org').finally(() => sentMails.splice(0));
      for (let edit = 1; edit < 6; edit += 1) {
        await change(event, { title: `Night ${edit}`, location: `Room ${edit}` });
        await sendDelayedMails(site.app());
      }
      if (round % 2 === 0)
        await site.host().fetch('/api/auth/user', {
          method: 'DELETE',
          headers: { 'Content-Type': 'application/json', Origin: site.app().origin },
          body: JSON.stringify({ confirm: 'DELETE' }),
        });
    }
    const sent = await site.app().services.db.$count(mailSends);
    expect(sent).toBeGreaterThan(MAIL_BUDGET.recipientOfHost.host);
    expect(sent).toBeLessThanOrEqual(MAIL_BUDGET.recipient.hosts + MAIL_BUDGET.recipient.cancellations);
  });

  test('gets a few confirmations a day, with any number of changed answers', async () => {
    const { ids } = await invited('bea@example.org');
    const path = await guestPath(site.host(), ids[0] ?? 0);
    for (let time = 0; time < 19; time += 1) {
      await sendForm(site.app(), path, { status: time % 2 === 0 ? 'accepted' : 'declined' });
      await sendDueMails(site.app());
      // Later than changes of mind that are confirmed together.
      await shiftClock(site.app(), '11 minutes');
    }
    expect(sentMails).toHaveLength(MAIL_BUDGET.recipientOfHost.answers);
    await shiftClock(site.app(), '25 hours');
    await sendDueMails(site.app());
    expect(sentMails.at(-1)?.subject).toMatch(/^You are in: .+ · Friday night$/);
    expect(sentMails).toHaveLength(MAIL_BUDGET.recipientOfHost.answers + 1);
  });
});
