import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { HourCycle } from '#shared/time/hour-cycle.ts';
import { recipientKey } from '#server/platform/mails/mail-recipient.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { mailOptOuts } from '#shared/schema/mails.ts';
import { events } from '#shared/schema/nights.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { linkPictures } from '#server/platform/link-pictures/link-picture.ts';
import type { Services } from '#server/platform/services.ts';
import { attendeesOf, gamesOn, type EventRow, type Host, hostOf } from '#server/nights/service.ts';
import { isEnabled } from '#server/platform/owner-data/is-enabled.ts';
import { tokenHash } from '#server/platform/http/link-token.ts';
import { guestDatesOf } from './guest-dates.ts';
import { nightPicture, type ShownNight } from './night-picture.ts';

/** A night with all data for guest pages. */
export interface Night extends ShownNight {
  hostName: string;
  host: Host;
  /** Address of what chats show beside a link to it. */
  picture: string;
  /** Hour cycle of the reader's language. */
  hourCycle: HourCycle;
}

const DAYS_OPEN_AFTERWARDS = 30;
const TOKEN = /^[\w-]{43}$/;
const publicIds = z.uuid();

const isOpen = and(
  sql`${events.date} + make_interval(mins => ${events.durationMinutes}, days => ${DAYS_OPEN_AFTERWARDS}) > now()`,
  isEnabled(events.userId),
);

/** The guest of a personal link with their night, until 30 days after its end, unless its host is disabled. */
export async function findInvited(db: Connection, token: string) {
  if (!TOKEN.test(token)) return undefined;
  const [row] = await db
    .select({ guest: eventAttendees, event: events })
    .from(eventAttendees)
    .innerJoin(events, eq(events.id, eventAttendees.eventId))
    .where(and(eq(eventAttendees.linkHash, tokenHash(token)), isOpen));
  return row;
}

/** The guest of a night with an address, and their night, for as long as their link opens. */
export async function findGuestByAddress(db: Connection, eventId: number, address: string) {
  const [row] = await db
    .select({ guest: eventAttendees, event: events })
    .from(eventAttendees)
    .innerJoin(events, eq(events.id, eventAttendees.eventId))
    .where(
      and(eq(eventAttendees.eventId, eventId), sql`lower(${eventAttendees.email}) = lower(${address}::text)`, isOpen),
    );
  return row;
}

/** The night of an active join link. */
export const findShared = async (db: Connection, token: string): Promise<EventRow | undefined> =>
  TOKEN.test(token) ? findEvent(db, eq(events.joinHash, tokenHash(token))) : undefined;

/** A public night. */
export const findPublic = async (db: Connection, publicId: string): Promise<EventRow | undefined> =>
  publicIds.safeParse(publicId).success
    ? findEvent(db, and(eq(events.publicId, publicId), eq(events.isPublic, true)))
    : undefined;

async function findEvent(db: Connection, which: SQL | undefined): Promise<EventRow | undefined> {
  const [event] = await db.select().from(events).where(and(which, isOpen));
  return event;
}

/** Loads all data of a night for its page. */
export async function loadNight(
  { db, environment: { origin } }: Pick<Services, 'db' | 'environment'>,
  event: EventRow,
  now: Date,
  hourCycle: HourCycle,
): Promise<Night> {
  const [host, games, list, dates, pictures] = await Promise.all([
    hostOf(db, event.userId),
    gamesOn(db, event.userId, event.id),
    attendeesOf(db, event.id),
    guestDatesOf(db, event.id),
    linkPictures(db, origin),
  ]);
  const night = { event, hostName: host.name, host, games, list, dates, now, hourCycle };
  return { ...night, picture: pictures.addressOf(nightPicture(night)) };
}

/** Whether an address opted out of all mail from a host. */
export async function hasOptedOut(db: Connection, userId: number, email: string): Promise<boolean> {
  const theirs = inArray(mailOptOuts.email, [email.toLowerCase(), recipientKey(email)]);
  return (await db.$count(mailOptOuts, and(eq(mailOptOuts.userId, userId), theirs))) > 0;
}
