import type { Language } from '#shared/text/languages.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeProfile } from '#shared/accounts/account-contract.ts';
import { sendInvitations } from '#shared/nights/events-contract.ts';
import { eventAttendees, eventJoinRequests } from '#shared/schema/attendees.ts';
import { mails } from '#shared/schema/mails.ts';
import { guestLinks, loadMailContexts } from '#server/nights/service.ts';
import { stopLinks } from '#server/platform/mails/stop-links.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { guestPath, send, sharedPath } from '#tests/support/server/guest-pages.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';

const app = testApp();
const maya = ownerOfEachTest(app, { firstName: 'Maya', isPremiumPlus: true });

let eventId: number;
let guestId: number;
const anEvening = async (guestLanguage: Language, email = 'ben@example.org') => {
  ({ id: eventId } = await addEventFor(maya, { guestLanguage, isPublic: true }));
  [guestId = 0] = await addGuestsFor(maya, eventId, [email]);
};
const inFrench = { 'Accept-Language': 'fr', Origin: 'null', 'Sec-Fetch-Site': 'same-origin' };

/** The languages of the mails that wait for the night. */
const languages = async () => {
  const { db, environment } = app.services;
  const rows = await db.select().from(mails).where(eq(mails.eventId, eventId));
  const links = { links: await guestLinks(db, environment.origin), stops: await stopLinks(db, environment.origin) };
  const contexts = await loadMailContexts(db, links, rows, new Date());
  return rows.map((row) => [row.kind, contexts.languageOf(row)]);
};

beforeEach(() => anEvening('de'));

describe('a mail is written in the language', () => {
  test('that the host chose for the night, to a guest who was never here', async () => {
    await maya.call(sendInvitations, { params: { id: eventId } });
    expect(await languages()).toEqual([['invitation', 'de']]);
  });

  test('of the page on which its guest answered, also at the host’s next night', async () => {
    await send(app, await guestPath(maya, guestId), { status: 'accepted' }, inFrench);
    const [guest] = await app.services.db.select().from(eventAttendees).where(eq(eventAttendees.id, guestId));
    expect(guest?.language).toBe('fr');
    expect(await languages()).toContainEqual(['answer_received', 'fr']);
    await anEvening('en', 'Ben@example.org');
    await maya.call(sendInvitations, { params: { id: eventId } });
    expect(await languages()).toEqual([['invitation', 'fr']]);
  });

  test('of the page on which somebody asked to join', async () => {
    const path = await sharedPath(maya, eventId);
    await send(app, path, { name: 'Cleo', email: 'cleo@example.org' }, inFrench);
    const [request] = await app.services.db.select().from(eventJoinRequests);
    expect(request?.language).toBe('fr');
    expect(await languages()).toEqual([['join_confirmation', 'fr']]);
  });

  test('of their account, to the host: English while it says none', async () => {
    await send(app, await guestPath(maya, guestId), { status: 'accepted' }, inFrench);
    const { db } = app.services;
    const [mail] = await db.select().from(mails).where(eq(mails.attendeeId, guestId));
    if (!mail) throw new Error('no mail confirms the answer');
    await db.update(mails).set({ kind: 'host_reminder', to: maya.email, recipient: maya.email });
    expect(await languages()).toEqual([['host_reminder', 'en']]);
    await maya.call(changeProfile, { body: { language: 'es' } });
    expect(await languages()).toEqual([['host_reminder', 'es']]);
  });

  test('of their account, to somebody who is asked to host; that of who asks, to those without one', async () => {
    await maya.call(changeProfile, { body: { language: 'es' } });
    const cleo = await makeOwner(app, { language: 'de' });
    const { db } = app.services;
    const asked = { userId: maya.id, eventId, kind: 'host_invitation', payload: { memberId: 1 } } as const;
    await db.insert(mails).values([
      { ...asked, to: cleo.email.toUpperCase(), occurrence: '1' },
      { ...asked, to: 'dora@example.org', occurrence: '2' },
    ]);
    expect(await languages()).toEqual([
      ['host_invitation', 'de'],
      ['host_invitation', 'es'],
    ]);
  });
});
