import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { getDatePoll } from '#shared/nights/date-polls/date-polls-contract.ts';
import { setEventGames } from '#shared/nights/events-contract.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { eventDatePolls } from '#shared/schema/date-polls.ts';
import { events } from '#shared/schema/nights.ts';
import { aNightWithoutDate, dateFieldsOf } from '#tests/support/rows/date-guests.ts';
import { answerAsHost } from '#tests/support/rows/date-polls.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { open, send, sharedPath } from '#tests/support/server/guest-pages.ts';
import { confirmPath } from '#tests/support/mails/join-mails.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let maya: Person;
let ben: Person;
beforeEach(async () => {
  maya = await makeOwner(app, { firstName: 'Maya', isPremiumPlus: true });
  ben = await makeOwner(app);
});

/** The host and Ben, who shares his shelf with Root on it, say yes to the first date. */
async function night() {
  const found = await aNightWithoutDate(app, maya, { guests: [ben.email] });
  const { eventId, optionIds, guestIds, paths } = found;
  await addGameFor(ben, { title: 'Root', players: '2-4' });
  await answerAsHost(maya, eventId, optionIds, ['yes']);
  await send(app, `${paths[0]}/dates`, dateFieldsOf(optionIds, ['yes']));
  const { db } = app.services;
  await db
    .update(eventAttendees)
    .set({ sharesShelf: true })
    .where(eq(eventAttendees.id, guestIds[0] ?? 0));
  await db.update(events).set({ isPublic: true }).where(eq(events.id, eventId));
  const [event] = await db.select().from(events).where(eq(events.id, eventId));
  const join = await sharedPath(maya, eventId);
  const benPage = `${paths[0]}?change`;
  const bestOfHost = async () =>
    (await maya.call(getDatePoll, { params: { id: eventId } })).body.options[0]?.best?.title ?? null;
  const putAzul = async () => {
    const azul = await addGameFor(maya, { title: 'Azul', players: '2-4' });
    await maya.call(setEventGames, { params: { id: eventId }, body: { gameIds: [azul.id] } });
  };
  const arrive = (fields: Record<string, string>) =>
    send(app, join, { name: 'Liv', email: '', along: '0', ...dateFieldsOf(optionIds, ['if_need_be']), ...fields });
  return { ...found, join, publicPage: `/night/${event?.publicId}`, benPage, bestOfHost, putAzul, arrive };
}

test('pages of guests and newcomers do not show games that are only on a shelf; the host sees them', async () => {
  const { eventId, join, publicPage, benPage, bestOfHost, arrive } = await night();
  await arrive({ email: 'noa@example.org' });
  const confirm = await confirmPath(app, eventId, 'noa@example.org');
  for (const path of [publicPage, join, confirm, benPage]) {
    const page = await open(app, path);
    expect(page.status).toBe(200);
    expect(page.html).not.toContain('Root');
  }
  expect(await bestOfHost()).toBe('Root');
});

test('newcomers and unapproved guests see no suggested games', async () => {
  const { eventId, join, publicPage, putAzul, arrive } = await night();
  await putAzul();
  await app.services.db.update(events).set({ requiresApproval: true }).where(eq(events.id, eventId));
  await arrive({ email: 'noa@example.org' });
  const confirm = await confirmPath(app, eventId, 'noa@example.org');
  const waits = (await arrive({})).headers.get('location')?.split('?')[0] ?? '';
  for (const path of [publicPage, join, confirm, `${waits}?change`]) {
    const page = await open(app, path);
    expect(page.status).toBe(200);
    expect(page.text).not.toContain('Azul fits');
  }
  await app.services.db
    .update(eventAttendees)
    .set({ awaitsApproval: false })
    .where(eq(eventAttendees.eventId, eventId));
  expect((await open(app, `${waits}?change`)).text).toContain('Azul fits');
});

test('guests see games of the night and games that guests bring, unless the host hides them', async () => {
  const { eventId, benPage, bestOfHost, putAzul } = await night();
  expect((await open(app, benPage)).text).not.toContain(' fits');
  await putAzul();
  expect((await open(app, benPage)).text).toContain('Azul fits');
  await app.services.db.update(eventDatePolls).set({ showsGames: false }).where(eq(eventDatePolls.eventId, eventId));
  expect((await open(app, benPage)).text).not.toContain(' fits');
  expect(await bestOfHost()).toBe('Azul');
});
