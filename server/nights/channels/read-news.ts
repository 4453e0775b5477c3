import { eq } from 'drizzle-orm';
import { freeSeats } from '#shared/nights/seats.ts';
import { readResults } from '#shared/plays/read-play.ts';
import { resultLines } from '#shared/plays/play-result-text.ts';
import { events } from '#shared/schema/nights.ts';
import { isOver } from '#shared/time/event-end.ts';
import type { Database } from '#server/platform/database/database.ts';
import { firstName } from '#server/plays/service.ts';
import { t } from '#server/nights/words/words.ts';
import { attendeesOf } from '../attendees-store.ts';
import type { EventRow } from '../events-store.ts';
import type { GuestLinks } from '../guest-link.ts';
import { type NightPlay, playsOf } from '../mails/night-plays.ts';
import type { ChannelRow, DeliveryRow } from './channels-store.ts';
import type { News, NightFacts } from './news-text.ts';
import { cancelledPayload, movedPayload, toldChanges } from './payloads.ts';

interface Reading {
  db: Database;
  links: GuestLinks;
  origin: string;
  now: Date;
}

/** Whether the page that anybody can open shows the place. */
export const isPlaceShown = (event: EventRow): boolean =>
  (event.joinHash !== null || event.isPublic) && event.showsPlace && !event.requiresApproval;

/**
 * The news of a delivery as it is now; null if it is no longer so, or the night is no longer of the channel's group, and
 * nothing is to be said.
 */
export async function readNews(
  reading: Reading,
  row: DeliveryRow,
  { groupId }: Pick<ChannelRow, 'groupId'>,
): Promise<News | null> {
  const { db, now } = reading;
  const [event] = row.eventId === null ? [] : await db.select().from(events).where(eq(events.id, row.eventId));
  if (event && groupId !== null && event.groupId !== groupId) return null;
  if (row.news === 'night.cancelled') return event && event.status !== 'cancelled' ? null : cancelled(row, now);
  if (!event || row.news === null) return null;
  if (row.news === 'night.results') return event.status === 'completed' ? results(reading, event) : null;
  if (event.status !== 'scheduled' || isOver(event, now)) return null;
  const night = await factsOf(reading, event);
  if (row.news !== 'night.moved') return { kind: row.news, night };
  const before = placeAndTimeBefore(row, event);
  return before ? { kind: row.news, night, before } : null;
}

async function factsOf({ db, links, origin, now }: Reading, event: EventRow): Promise<NightFacts> {
  const { id, publicId, title, date, timeZone, location, maxAttendees: total, joinSeed, isPublic } = event;
  const list = await attendeesOf(db, id);
  const held = list.filter(({ seatOfferedUntil }) => seatOfferedUntil === null || seatOfferedUntil > now);
  const publicPage = isPublic ? `${origin}/night/${publicId}` : null;
  return {
    publicId,
    title,
    date,
    timeZone,
    hourCycle: list[0]?.hourCycle ?? 'h23',
    place: isPlaceShown(event) ? location : null,
    seats: total === null ? null : { total, left: Math.max(0, freeSeats(total, held)) },
    url: joinSeed === null ? publicPage : links.joinUrl(joinSeed),
  };
}

/** Undefined if the night is back where it was. */
function placeAndTimeBefore({ payload }: DeliveryRow, event: EventRow): News['before'] {
  const changes = toldChanges(movedPayload.parse(payload).changes, isPlaceShown(event));
  const now = { date: event.date.toISOString(), timeZone: event.timeZone, location: event.location };
  const was = (what: keyof typeof now) => changes.find((one) => one.what === what && one.before !== now[what])?.before;
  const [date, timeZone, place] = [was('date'), was('timeZone'), was('location')];
  if (date === undefined && timeZone === undefined && place === undefined) return undefined;
  const isAnotherTime = date !== undefined || timeZone !== undefined;
  return {
    date: isAnotherTime ? new Date(date ?? event.date) : null,
    timeZone: String(timeZone ?? event.timeZone),
    place: place === undefined || place === null ? null : String(place),
  };
}

/** Null once the night would have been over. */
function cancelled({ payload }: DeliveryRow, now: Date): News | null {
  const { isWithoutDate, date, durationMinutes, ...night } = cancelledPayload.parse(payload);
  if (!isWithoutDate && isOver({ date, durationMinutes }, now)) return null;
  const nothingElse = { place: null, seats: null, url: null, hourCycle: 'h23' } as const;
  return { kind: 'night.cancelled', night: { ...night, ...nothingElse, date: isWithoutDate ? null : date } };
}

/** Null if nothing was played. */
async function results(reading: Reading, event: EventRow): Promise<News | null> {
  const { plays = [], morePlays = 0 } = (await playsOf(reading.db, [event.id])).get(event.id) ?? {};
  const lines = plays.flatMap((play) => resultOf(play, event.showsGuests) ?? []);
  if (lines.length === 0) return null;
  const more = morePlays === 0 ? [] : [t('and {more} more', { more: String(morePlays) })];
  return { kind: 'night.results', night: await factsOf(reading, event), results: [...lines, ...more] };
}

/** With first names, as guests see each other on the night's page; without any if they do not. */
function resultOf({ gameTitle, winner, ...play }: NightPlay, showsNames: boolean): string | null {
  if (!showsNames) return gameTitle;
  const seats = readResults(play);
  if (!seats) return null;
  const named = seats.map((seat) => ({ ...seat, name: firstName(seat.name) ?? '' }));
  const { outcome } = resultLines({ outcome: play.outcome, winner: firstName(winner), results: named });
  return `${gameTitle}: ${outcome}`;
}
