import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { changeEvent } from '#shared/nights/events-contract.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { datePollWithGuest } from '#tests/support/rows/date-poll-guest.ts';
import { open } from '#tests/support/server/guest-pages.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();

test('after a set date is moved, the page does not present the earlier answer as an answer to the new date', async () => {
  const maya = await makeOwner(app, { isPremiumPlus: true });
  const night = await datePollWithGuest(app, maya);
  await night.say(['yes', 'no']);
  await night.set(0);
  await app.services.db
    .update(eventAttendees)
    .set({ status: 'accepted', respondedAt: new Date() })
    .where(eq(eventAttendees.id, night.guestId));
  expect((await open(app, night.path)).text).toContain('You said yes to it.');
  await maya.call(changeEvent, { params: { id: night.eventId }, body: { date: '2999-05-20T18:00:00.000Z' } });
  const { text } = await open(app, night.path);
  expect(text).toContain('Still in?');
  expect(text).not.toContain('The date is set');
  expect(text).not.toContain('You said yes to it.');
});
