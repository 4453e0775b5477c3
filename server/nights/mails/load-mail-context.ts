import type { Language } from '#shared/text/languages.ts';
import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { isOver } from '#shared/time/event-end.ts';
import { type Category, MAIL_KINDS } from '#shared/enums.ts';
import type { HourCycle } from '#shared/time/hour-cycle.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { games } from '#shared/schema/games.ts';
import { mailOptOuts, mails } from '#shared/schema/mails.ts';
import { eventGames, events } from '#shared/schema/nights.ts';
import { users } from '#shared/schema/users.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { AttendeeRow } from '../attendees-store.ts';
import type { EventRow } from '../events-store.ts';
import type { GuestLinks } from '../guest-link.ts';
import { isContactConfirmed } from './confirmed.ts';
import { logoPath } from '#server/accounts/service.ts';
import { MAIL_KIND_RULES } from '#server/platform/mails/mail-budget.ts';
import { hostNameInSentence, hostNameFrom, hostNames } from '../host-name.ts';
import type { Reader } from '#server/platform/mails/date-time-text.ts';
import { type MailDates, mailDates } from '../date-polls/mail-dates.ts';
import { withoutVote } from '../votes/without-vote.ts';
import { readersLanguage } from '../words/readers-language.ts';
import { companies, type Company } from './visible-guests.ts';
import { type NightPlays, playsOf } from './night-plays.ts';
import type { MailRow } from '#server/platform/mails/mail-writer.ts';
import type { StopLinks } from '#server/platform/mails/stop-links.ts';

export interface NightGame {
  title: string;
  players: string;
  duration: string;
  category: Category;
  /** In the evening plan: minutes after the beginning of the night. Null for a game outside of it. */
  startsAfter: number | null;
}

/** The data of a mail at the time of sending. */
export interface MailContext extends Company {
  hostName: string;
  /** For a night of an organization: its name, and the path of its logo if it has one. */
  organization: { name: string; logo: string | null } | null;
  guest: AttendeeRow;
  /** The reader of the mail: the guest. */
  reader: Reader;
  event: EventRow;
  /** Reply address; null while the host's contact address is not confirmed. */
  replyTo: string | null;
  /** In the host's order. */
  games: readonly NightGame[];
  /** The date poll; null for a night that had a date from the beginning. */
  dates: MailDates | null;
  /** They accepted, have not voted, and there are games to vote on; only known for a mail that asks for votes. */
  lacksVote: boolean;
  /** The guest's own page. */
  link: string;
  /** Where this mail's reader stops mails of the host. */
  stopUrl: string;
}

export type PastMailContext = MailContext & NightPlays;

/** Makes the addresses that stand in mails. */
export interface MailLinks {
  links: GuestLinks;
  stops: StopLinks;
}

/** The data of a batch of mails, read in a few queries. */
export interface MailContexts {
  /** The name with which the host of a mail signs. */
  hostName(row: MailRow): string;
  /** The language of the reader of a mail. */
  languageOf(row: MailRow): Language;
  /** The page of the guest whom a mail is for; undefined once they are off the list. */
  pageOf(row: MailRow): string | undefined;
  /** Whether its reader has unsubscribed from this host or this night. */
  isUnwanted(row: MailRow): boolean;
  /** Where the reader of a mail stops mails of its host. @param linkSeed of the reader's page, if not that of the mail's attendee */
  stopUrl(row: MailRow, linkSeed?: string): string;
  /** Null if the mail is pointless now: event or guest are gone, or the night is cancelled or over. */
  of(row: MailRow): MailContext | null;
  /** The same for a night that may be over, with its plays. */
  ofPast(row: MailRow): PastMailContext | null;
}

export async function loadMailContexts(
  db: Database,
  { links, stops }: MailLinks,
  rows: readonly MailRow[],
  now: Date,
): Promise<MailContexts> {
  const senders = await sendersOf(db, rows);
  const guests = await guestsOf(db, rows);
  const onTable = await gamesOf(
    db,
    [...guests.values()].map(({ event }) => event.id),
  );
  const played = await playsOf(
    db,
    rows.flatMap(({ kind, eventId }) => (kind === 'results' ? (eventId ?? []) : [])),
  );
  const companyOf = await companies(
    db,
    rows.flatMap(({ kind, eventId }) => (kind === 'reminder' || kind === 'date_set' ? (eventId ?? []) : [])),
  );
  const unvoted = await withoutVote(
    db,
    rows.flatMap(({ kind, attendeeId }) => (kind === 'vote_request' ? (attendeeId ?? []) : [])),
  );
  const datesOf = await mailDates(
    db,
    [...guests.values()].map(({ event }) => event.id),
    [...guests.keys()],
  );
  const hostName = ({ id }: MailRow) => senders.get(id)?.hostName ?? 'Your host';
  for (const { guest } of guests.values()) guest.linkSeed ??= await makeLink(db, links, guest.id);
  const stopUrl: MailContexts['stopUrl'] = ({ id, attendeeId }, linkSeed) => {
    const seed = linkSeed ?? guests.get(attendeeId ?? 0)?.guest.linkSeed;
    return stops.urlOf(id, seed ? links.proofOf(seed) : null);
  };
  const materialOf = (row: MailRow): MailContext | null => {
    const found = guests.get(row.attendeeId ?? 0);
    const { guest, event } = found ?? {};
    if (!event || !guest?.linkSeed || event.status === 'cancelled') return null;
    const sender = senders.get(row.id);
    return {
      hostName: hostName(row),
      organization: sender?.organization ?? null,
      guest,
      reader: { timeZone: found?.timeZone ?? null, hourCycle: found?.hourCycle ?? 'h23' },
      event,
      replyTo: found?.replyTo ?? null,
      games: onTable.get(event.id) ?? [],
      dates: datesOf(event.id, guest.id),
      lacksVote: unvoted.has(guest.id),
      link: links.linkUrl(guest.linkSeed),
      stopUrl: stopUrl(row),
      ...companyOf(event, guest, sender?.called ?? hostName(row)),
    };
  };
  return {
    hostName,
    stopUrl,
    languageOf: ({ id }) => senders.get(id)?.language ?? 'en',
    pageOf: ({ attendeeId }) => {
      const seed = guests.get(attendeeId ?? 0)?.guest.linkSeed;
      return seed ? links.linkUrl(seed) : undefined;
    },
    isUnwanted: ({ id }) => senders.get(id)?.isUnwanted ?? true,
    of: (row) => {
      const context = materialOf(row);
      return context && isOver(context.event, now) ? null : context;
    },
    ofPast: (row) => {
      const context = materialOf(row);
      return context && { ...context, ...(played.get(context.event.id) ?? { plays: [], morePlays: 0 }) };
    },
  };
}

/** A host who tries an invitation with a second address of the own mailbox, and stops its mails, still gets these. */
const OWN_KINDS = MAIL_KINDS.filter((kind) => ['own', 'account', 'security'].includes(MAIL_KIND_RULES[kind].pool));

async function sendersOf(db: Database, rows: readonly MailRow[]) {
  const found = await db
    .select({
      id: mails.id,
      ...hostNames,
      userId: mails.userId,
      profileImageUrl: users.profileImageUrl,
      language: readersLanguage,
      isUnwanted: sql<boolean>`${notInArray(mails.kind, OWN_KINDS)} and (
        exists (select 1 from ${mailOptOuts} where ${mailOptOuts.userId} = ${mails.userId}
          and ${mailOptOuts.email} in (lower(${mails.to}), ${mails.recipient}))
        or exists (select 1 from ${eventAttendees} where ${eventAttendees.id} = ${mails.attendeeId}
          and ${eventAttendees.mutedAt} is not null))`,
    })
    .from(mails)
    .leftJoin(users, eq(users.id, mails.userId))
    .leftJoin(eventAttendees, eq(eventAttendees.id, mails.attendeeId))
    .leftJoin(events, eq(events.id, mails.eventId))
    .where(
      inArray(
        mails.id,
        rows.map(({ id }) => id),
      ),
    );
  return new Map(
    found.map(({ id, isUnwanted, language, userId, ...host }) => {
      const { organizationName: name } = host;
      const organization = name === null || userId === null ? null : { name, logo: logoPath({ ...host, id: userId }) };
      return [
        id,
        { hostName: hostNameFrom(host), called: hostNameInSentence(host), organization, isUnwanted, language },
      ];
    }),
  );
}

async function guestsOf(db: Database, rows: readonly MailRow[]) {
  const ids = rows.flatMap(({ attendeeId }) => attendeeId ?? []);
  const found = await db
    .select({
      guest: eventAttendees,
      event: events,
      replyTo: sql<string | null>`case when ${isContactConfirmed} then ${events.hostEmail} end`,
      ...readerColumns,
    })
    .from(eventAttendees)
    .innerJoin(events, eq(events.id, eventAttendees.eventId))
    .where(inArray(eventAttendees.id, ids));
  return new Map(found.map((one) => [one.guest.id, one]));
}

/**
 * The guest's time format: their own zone, or that of the account with their address; the hour cycle of their language, or
 * the host's until they have been here.
 */
const readerColumns = {
  timeZone: sql<string | null>`coalesce(${eventAttendees.timeZone}, (select ${users.timeZone} from ${users}
    where ${users.email} = lower(${eventAttendees.email}) and ${users.emailVerifiedAt} is not null))`,
  hourCycle: sql<HourCycle | null>`coalesce(${eventAttendees.hourCycle}, (select host.clock from ${eventAttendees} host
    where host.event_id = ${events.id} and host.is_host limit 1))`,
};

async function gamesOf(db: Database, eventIds: number[]): Promise<Map<number, NightGame[]>> {
  const rows = await db
    .select({
      eventId: eventGames.eventId,
      title: games.title,
      players: games.players,
      duration: games.duration,
      category: games.category,
      startsAfter: eventGames.startsAfter,
    })
    .from(eventGames)
    .innerJoin(games, eq(games.id, eventGames.gameId))
    .where(and(inArray(eventGames.eventId, [...new Set(eventIds)]), isNull(games.removedAt)))
    .orderBy(asc(eventGames.order), asc(eventGames.id));
  const byEvent = new Map<number, NightGame[]>();
  for (const { eventId, ...game } of rows) {
    const listed = byEvent.get(eventId);
    if (listed) listed.push(game);
    else byEvent.set(eventId, [game]);
  }
  return byEvent;
}

/**
 * Creates a link for a guest who has none; keeps one that was created meanwhile. Returns its seed, null for a guest
 * who is gone.
 */
export async function makeLink(db: Database, links: GuestLinks, attendeeId: number): Promise<string | null> {
  const { linkSeed, linkHash } = links.make();
  const [row] = await db
    .update(eventAttendees)
    .set({
      linkHash: sql`coalesce(${eventAttendees.linkHash}, ${linkHash})`,
      linkSeed: sql`coalesce(${eventAttendees.linkSeed}, ${linkSeed})`,
    })
    .where(eq(eventAttendees.id, attendeeId))
    .returning({ linkSeed: eventAttendees.linkSeed });
  return row?.linkSeed ?? null;
}
