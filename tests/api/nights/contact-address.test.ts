import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount } from '#shared/accounts/account-contract.ts';
import { cancelEvent, changeEvent, createEvent, getEvent, sendInvitations } from '#shared/nights/events-contract.ts';
import { askHostEmail } from '#shared/nights/host-email-contract.ts';
import { endHosting, removeHost } from '#shared/organizations/hosts-contract.ts';
import { mails, senderAddresses } from '#shared/schema/mails.ts';
import { organizationMembers } from '#shared/schema/users.ts';
import { addEventFor, addGuestsFor, eventPayload } from '#tests/support/rows/event-payloads.ts';
import { open, send as sendForm } from '#tests/support/server/guest-pages.ts';
import { makeHost, makeOrganization } from '#tests/support/server/organization.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { recordingMailer, sendDueMails, sendDelayedMails } from '#tests/support/mails/sent-mails.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const { mailer, sentMails } = recordingMailer();
const app = testApp({ services: { mailer } });
let maya: Person;
beforeEach(async () => {
  await app.services.db.delete(mails);
  sentMails.splice(0);
  maya = await makeOwner(app, { firstName: 'Maya', lastName: 'Lindqvist', isPremiumPlus: true });
});

const of = (row: { id: number }) => ({ params: { id: row.id } });
const requestMails = () => sentMails.filter(({ subject }) => subject.startsWith('May '));
const pathIn = (text = '') => new URL(/http\S+\/contact-address\/\S+/.exec(text)?.[0] ?? '').pathname;
const isConfirmed = async (event: { id: number }, by = maya) =>
  (await by.call(getEvent, of(event))).body.hostEmailConfirmed;

/** Invites somebody and answers the mail that they get. */
async function invitation(event: { id: number }, guest: string) {
  await addGuestsFor(maya, event.id, [guest]);
  await maya.call(sendInvitations, of(event));
  await sendDueMails(app);
  return sentMails.find(({ to }) => to === guest);
}

describe('a contact address other than that of the account', () => {
  test('is used in mails only after its owner has confirmed it', async () => {
    const event = await addEventFor(maya, { hostEmail: 'club@example.org' });
    expect(await isConfirmed(event)).toBe(false);
    expect(await invitation(event, 'ben@example.org')).not.toHaveProperty('replyTo');
    expect(requestMails().map(({ to }) => to)).toEqual(['club@example.org']);
    const path = pathIn(requestMails()[0]?.text);
    expect((await open(app, path)).text).toContain('Maya Lindqvist plans game nights and gave club@example.org');
    expect(await isConfirmed(event)).toBe(false);
    expect((await sendForm(app, `${path}/confirm`, {})).status).toBe(200);
    expect(await isConfirmed(event)).toBe(true);
    expect((await invitation(event, 'cat@example.org'))?.replyTo).toBe('club@example.org');
  });

  test('is omitted from cancellation mails, which do not invite replies', async () => {
    const event = await addEventFor(maya, { hostEmail: 'club@example.org' });
    await invitation(event, 'ben@example.org');
    sentMails.splice(0);
    await maya.call(cancelEvent, of(event));
    await sendDelayedMails(app);
    const [mail] = sentMails;
    expect(mail?.subject).toContain('Cancelled');
    expect(mail).not.toHaveProperty('replyTo');
    expect(mail?.text).not.toContain('Answer this mail');
  });

  test('is asked for confirmation once, and again only on request of the host', async () => {
    const event = await addEventFor(maya, { hostEmail: 'club@example.org' });
    await addEventFor(maya, { hostEmail: 'club@example.org' });
    await maya.call(changeEvent, { ...of(event), body: { title: 'Another', hostEmail: 'CLUB@example.org' } });
    await sendDelayedMails(app);
    expect(requestMails()).toHaveLength(1);
    expect((await maya.call(askHostEmail, of(event))).status).toBe(200);
    await sendDueMails(app);
    expect(requestMails()).toHaveLength(2);
  });

  test('is not used and not asked again after its owner refuses', async () => {
    const event = await addEventFor(maya, { hostEmail: 'club@example.org' });
    await sendDueMails(app);
    const path = pathIn(requestMails()[0]?.text);
    await sendForm(app, `${path}/confirm`, {});
    expect((await sendForm(app, `${path}/stop`, {})).status).toBe(200);
    expect(await isConfirmed(event)).toBe(false);
    expect((await sendForm(app, `${path}/confirm`, {})).status).toBe(404);
    await maya.call(askHostEmail, of(event));
    await sendDueMails(app);
    expect(requestMails()).toHaveLength(1);
  });

  test('cannot be confirmed with a forged link', async () => {
    const event = await addEventFor(maya, { hostEmail: 'club@example.org' });
    const [row] = await app.services.db.select().from(senderAddresses).where(eq(senderAddresses.userId, maya.id));
    expect((await sendForm(app, `/contact-address/${row?.id}-${'a'.repeat(43)}/confirm`, {})).status).toBe(404);
    expect(await isConfirmed(event)).toBe(false);
  });

  test('confirmed for one account is not confirmed for another', async () => {
    await addEventFor(maya, { hostEmail: 'club@example.org' });
    await sendDueMails(app);
    await sendForm(app, `${pathIn(requestMails()[0]?.text)}/confirm`, {});
    const eve = await makeOwner(app);
    expect(await isConfirmed(await addEventFor(eve, { hostEmail: 'club@example.org' }), eve)).toBe(false);
  });

  test('requests are limited per account', async () => {
    const free = await makeOwner(app);
    const event = await addEventFor(free);
    for (let edit = 0; edit < 80; edit += 1)
      await free.call(changeEvent, { ...of(event), body: { hostEmail: `stranger${edit}@example.org` } });
    await sendDueMails(app);
    expect(requestMails().length).toBeLessThanOrEqual(60);
    expect(await app.services.db.$count(senderAddresses, eq(senderAddresses.userId, free.id))).toBe(20);
  });
});

describe('no confirmation is needed', () => {
  test('for the address of the account', async () => {
    const event = await addEventFor(maya, { hostEmail: maya.email.toUpperCase() });
    expect(await isConfirmed(event)).toBe(true);
    expect((await maya.call(askHostEmail, of(event))).refusal.code).toBe('contact_confirmed');
    expect((await invitation(event, 'ben@example.org'))?.replyTo).toBe(maya.email);
    expect(requestMails()).toEqual([]);
  });

  test('for the address of the user who acts for an organization', async () => {
    const club = await makeOwner(app, { accountType: 'organization', organizationName: 'Dice & Cellar' });
    const acceptedAt = new Date();
    const member = { userId: club.id, email: maya.email, memberId: maya.id, acceptedAt };
    await app.services.db.insert(organizationMembers).values(member);
    const { body } = await maya.call(createEvent, {
      for: club.id,
      body: eventPayload({ hostEmail: maya.email }),
    });
    expect(body.hostEmailConfirmed).toBe(true);
    await sendDueMails(app);
    expect(requestMails()).toEqual([]);
  });

  test.each([
    ['is removed', (club: Person, id: number) => club.call(removeHost, { params: { id } })],
    ['leaves', (_club: Person, id: number) => maya.call(endHosting, { params: { id } })],
    ['deletes the account', () => maya.call(deleteAccount, { body: { confirm: 'DELETE' } })],
  ])('until the user who acted for an organization %s', async (_how, end) => {
    const club = await makeOrganization(app);
    const membership = await makeHost(club, maya);
    const { body } = await maya.call(createEvent, { for: club.id, body: eventPayload({ hostEmail: maya.email }) });
    expect(await isConfirmed(body, club)).toBe(true);
    expect((await end(club, membership)).status).toBe(204);
    expect(await isConfirmed(body, club)).toBe(false);
  });
});

test('another user cannot have the confirmation mail sent again', async () => {
  const event = await addEventFor(maya, { hostEmail: 'club@example.org' });
  expect((await (await makeOwner(app)).call(askHostEmail, of(event))).status).toBe(404);
});
