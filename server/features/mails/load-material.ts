import { and, asc, eq, sql } from 'drizzle-orm';
import { isOver } from '#shared/rules/event-end.ts';
import { eventAttendees, eventGames, events, games, mailOptOuts, mails, users } from '#shared/schema.ts';
import type { Database } from '../../database/database.ts';
import type { AttendeeRow } from '../game-nights/attendees-store.ts';
import type { EventRow } from '../game-nights/events-store.ts';
import type { GuestLinks } from '../game-nights/guest-link.ts';

export type MailRow = typeof mails.$inferSelect;

/** What the words of a mail are made from, as it stands when the mail goes out. */
export interface Material {
  hostName: string;
  guest: AttendeeRow;
  event: EventRow;
  /** In the host's order. */
  games: { title: string; players: string; duration: string }[];
  /** The guest's own page. */
  link: string;
}

/** The host of a mail by name, as they sign it. */
export async function hostNameOf(db: Database, userId: number): Promise<string> {
  const [host] = await db
    .select({ firstName: users.firstName, lastName: users.lastName, username: users.username })
    .from(users)
    .where(eq(users.id, userId));
  return [host?.firstName, host?.lastName].filter(Boolean).join(' ') || host?.username || 'Your host';
}

/** Whether somebody does not want mail from a host, or about this night. */
export async function isUnwanted(db: Database, { userId, to, attendeeId }: MailRow): Promise<boolean> {
  const [optOut] = await db
    .select({ email: mailOptOuts.email })
    .from(mailOptOuts)
    .where(and(eq(mailOptOuts.userId, userId), eq(mailOptOuts.email, to.toLowerCase())));
  if (optOut || attendeeId === null) return optOut !== undefined;
  const [guest] = await db
    .select({ mutedAt: eventAttendees.mutedAt })
    .from(eventAttendees)
    .where(eq(eventAttendees.id, attendeeId));
  return guest !== undefined && guest.mutedAt !== null;
}

/** Null where the mail has lost its sense: event or guest are gone, or the night is cancelled or over. */
export async function loadMaterial(
  db: Database,
  links: GuestLinks,
  { userId, attendeeId }: MailRow,
  now: Date,
): Promise<Material | null> {
  if (attendeeId === null) return null;
  const [found] = await db
    .select({ guest: eventAttendees, event: events })
    .from(eventAttendees)
    .innerJoin(events, eq(events.id, eventAttendees.eventId))
    .where(eq(eventAttendees.id, attendeeId));
  if (!found || found.event.status === 'cancelled' || isOver(found.event, now)) return null;
  const { guest, event } = found;
  return {
    hostName: await hostNameOf(db, userId),
    guest,
    event,
    games: await gamesOf(db, event.id),
    link: links.linkUrl(guest.linkSeed ?? (await makeLink(db, links, guest.id))),
  };
}

const gamesOf = (db: Database, eventId: number) =>
  db
    .select({ title: games.title, players: games.players, duration: games.duration })
    .from(eventGames)
    .innerJoin(games, eq(games.id, eventGames.gameId))
    .where(eq(eventGames.eventId, eventId))
    .orderBy(asc(eventGames.order), asc(eventGames.id));

/** For a guest who has none yet; one that was made in the meantime stays. Answers its seed. */
async function makeLink(db: Database, links: GuestLinks, attendeeId: number): Promise<string> {
  const { linkSeed, linkHash } = links.make();
  const [row] = await db
    .update(eventAttendees)
    .set({
      linkHash: sql`coalesce(${eventAttendees.linkHash}, ${linkHash})`,
      linkSeed: sql`coalesce(${eventAttendees.linkSeed}, ${linkSeed})`,
    })
    .where(eq(eventAttendees.id, attendeeId))
    .returning({ linkSeed: eventAttendees.linkSeed });
  if (!row?.linkSeed) throw new Error('the guest was removed at this moment');
  return row.linkSeed;
}
