import { eventAttendees } from '#shared/schema/attendees.ts';
import { groupMembers, groups } from '#shared/schema/groups.ts';
import { events } from '#shared/schema/nights.ts';
import { sharedCollections } from '#shared/schema/sharing.ts';
import { users } from '#shared/schema/users.ts';
import { eq, sql } from 'drizzle-orm';
import { setCalendarFeed } from '#shared/nights/calendar-feed-contract.ts';
import { listAttendees } from '#shared/nights/attendees-contract.ts';
import { previewBggCollection } from '#shared/transfer/imports-contract.ts';
import { switchOffLinks } from '#server/platform/mails/switch-off-link.ts';
import { STAFF } from '#tests/support/rows/a-pick.ts';
import { fillAccount } from '#tests/support/accounts/full-account.ts';
import { guestPath, sharedPath } from '#tests/support/server/guest-pages.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import type { TestApp } from '#tests/support/server/test-app.ts';
import { COLLECTION } from './files.ts';
import { plantCanaries, type Canaries } from './canaries.ts';
import type { GuestPaths } from './pools.ts';
import { rowsOf } from './rows-of.ts';

/** People who exist during the whole run; all their data has markers. */
export interface Actors {
  /** A person unrelated to the others. */
  victim: Person;
  ofVictim: Canaries;
  /** To whose night the guest is invited. */
  host: Person;
  ofHost: Canaries;
  guest: GuestPaths;
  /** Id of the guest's row on the list. */
  guestId: number;
}

const FULL = { isPremiumPlus: true, firstName: 'Vera', lastName: 'Sá' };

export async function makeActors(app: TestApp): Promise<Actors> {
  const { pool, db, environment } = app.services;
  const victim = await makeOwner(app, { ...FULL, username: 'vera', email: 'vera@example.org' });
  await fillAccount(app, victim);
  const ofVictim = await plantCanaries(pool, await rowsOf(pool, victim.id), 'victim', false);
  const host = await makeOwner(app, { ...FULL, username: 'hal', email: 'hal@example.org' });
  const { comingNight } = await fillAccount(app, host);
  await db.insert(eventAttendees).values({
    eventId: comingNight,
    email: 'other@example.org',
    name: 'Other',
    status: 'accepted',
    attendeeNotes: 'Talks a lot',
    brings: 'wine',
    guestNote: 'Keep this to yourself',
    invitedAt: new Date(),
  });
  const ofHost = await plantCanaries(pool, await rowsOf(pool, host.id), 'host', true);
  await nameShares(app);
  await db.update(events).set({ isPublic: true }).where(eq(events.id, comingNight));
  const [night] = await db.select({ publicId: events.publicId }).from(events).where(eq(events.id, comingNight));
  const list = await host.call(listAttendees, { params: { id: comingNight } });
  const guestId = list.body.find(({ isHost }) => !isHost)?.id ?? 0;
  const calendar = await host.call(setCalendarFeed, { body: { state: 'new' } });
  const guest = {
    own: await guestPath(host, guestId, true),
    join: await sharedPath(host, comingNight, 'new'),
    night: `/night/${night?.publicId}`,
    calendar: new URL(calendar.body.url ?? '').pathname,
    digest: new URL((await switchOffLinks(db, environment.origin)).urlOf(host.id)).pathname,
  };
  return { victim, ofVictim, host, ofHost, guest, guestId };
}

/** The senders of one round: an owner who has everything, a new one on the Free plan, and staff. */
export type Signed = 'owner' | 'stranger' | 'staff';

export async function makeSenders(app: TestApp): Promise<Record<Signed, Person>> {
  const { db } = app.services;
  const owner = await makeOwner(app, { ...FULL, firstName: 'Ana' });
  await fillAccount(app, owner);
  await nameShares(app);
  const friend = await makeOwner(app, { firstName: 'Tim' });
  const [group] = await db.insert(groups).values({ userId: friend.id, name: 'Fridays' }).returning({ id: groups.id });
  await db.insert(groupMembers).values({ groupId: group?.id ?? 0, email: owner.email });
  const date = new Date('2999-05-03T18:00:00Z');
  const [event] = await db
    .insert(events)
    .values({ userId: friend.id, title: 'Games', date, hostEmail: friend.email })
    .returning({ id: events.id });
  await db.insert(eventAttendees).values({ eventId: event?.id ?? 0, email: owner.email, invitedAt: new Date() });
  await owner.fetch(previewBggCollection.path, {
    method: 'POST',
    headers: { 'Content-Type': 'text/csv' },
    body: COLLECTION,
  });
  await db.delete(users).where(eq(users.email, STAFF.STAFF_EMAILS));
  const staff = await makeOwner(app, { email: STAFF.STAFF_EMAILS });
  return { owner, staff, stranger: await makeOwner(app, { firstName: 'Uma' }) };
}

/** An owner who has everything, whose personal tokens are used. */
export async function makeTokenOwner(app: TestApp): Promise<Person> {
  const tokenOwner = await makeOwner(app, { ...FULL, firstName: 'Pia' });
  await fillAccount(app, tokenOwner);
  await nameShares(app);
  return tokenOwner;
}

/** Gives every shared collection an id of the form that its address takes; they are private. */
const nameShares = ({ services: { db } }: TestApp) =>
  db.update(sharedCollections).set({ shareId: sql`substr(md5(${sharedCollections.id}::text), 1, 22)` });
