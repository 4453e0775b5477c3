import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { events } from '#shared/schema/nights.ts';
import { companies } from '#server/nights/mails/visible-guests.ts';
import { addEventFor, addGuestsFor, addresses } from '#tests/support/rows/event-payloads.ts';
import { guestPath, send } from '#tests/support/server/guest-pages.ts';
import { markInvited } from '#tests/support/rows/mark-invited.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();

test('a guest on the waitlist is listed as such, not as without an answer; one who is not invited yet is not listed', async () => {
  const { db } = app.services;
  const maya = await makeOwner(app, { firstName: 'Maya', isPremiumPlus: true });
  const { id } = await addEventFor(maya, { maxAttendees: 2 });
  const [ben = 0, cai = 0, dan = 0] = await addGuestsFor(maya, id, addresses(3));
  for (const [guest, name] of [
    [ben, 'Ben'],
    [cai, 'Cai'],
  ] as const)
    await send(app, await guestPath(maya, guest), { status: 'accepted', name });
  await db.update(eventAttendees).set({ name: 'Dan' }).where(eq(eventAttendees.id, dan));
  await markInvited(app, id);
  const [eve = 0] = await addGuestsFor(maya, id, ['eve@example.org']);
  await db.update(eventAttendees).set({ name: 'Eve' }).where(eq(eventAttendees.id, eve));
  const [event] = await db.select().from(events).where(eq(events.id, id));
  const [reader] = await db.select().from(eventAttendees).where(eq(eventAttendees.id, cai));
  if (!event || !reader) throw new Error('no night');
  const company = (await companies(db, [id]))(event, reader, 'Maya');
  expect(company).toMatchObject({ comes: 'Maya and Ben', asked: 'Dan', waitlisted: 'you' });
});
