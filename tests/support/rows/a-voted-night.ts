import { eq } from 'drizzle-orm';
import { answerInvitation, listAttendees } from '#shared/nights/attendees-contract.ts';
import { sendInvitations, setEventGames } from '#shared/nights/events-contract.ts';
import type { RsvpAnswer } from '#shared/enums.ts';
import { events } from '#shared/schema/nights.ts';
import { addEventFor, addGuestsFor } from './event-payloads.ts';
import { addGameFor } from './game-payloads.ts';
import { makeOwner, type Person } from '../server/owners.ts';
import type { TestApp } from '../server/test-app.ts';

interface VotedNight {
  eventId: number;
  /** The host's attendee id. */
  hostId: number;
  /** In the order of the addresses. */
  guestIds: number[];
  /** In the order of the titles. */
  gameIds: number[];
}

/** A night with these games and invited guests who all accepted. */
export async function aVotedNight(
  host: Person,
  { titles = ['Azul', 'Heat'], guests = ['ben@example.org'] }: { titles?: string[]; guests?: string[] } = {},
): Promise<VotedNight> {
  const gameIds: number[] = [];
  for (const title of titles) gameIds.push((await addGameFor(host, { title, players: '2-6' })).id);
  const { id: eventId } = await addEventFor(host);
  await host.call(setEventGames, { params: { id: eventId }, body: { gameIds } });
  const guestIds = guests.length === 0 ? [] : await addGuestsFor(host, eventId, guests);
  if (guestIds.length > 0) await host.call(sendInvitations, { params: { id: eventId } });
  for (const id of guestIds) await answerFor(host, id, 'accepted');
  const list = await host.call(listAttendees, { params: { id: eventId } });
  return { eventId, hostId: list.body[0]?.id ?? 0, guestIds, gameIds };
}

/** A ballot that says nothing. */
export const NO_VOTES = { approves: [], veto: null, teaches: [] };

/** A host, and somebody with an account whom they may invite. */
export const hostAndGuest = async (app: TestApp): Promise<[host: Person, guest: Person]> => [
  await makeOwner(app, { firstName: 'Maya', lastName: 'Lindqvist', isPremiumPlus: true }),
  await makeOwner(app, { firstName: 'Ben' }),
];

export const answerFor = (host: Person, attendeeId: number, status: RsvpAnswer) =>
  host.call(answerInvitation, { params: { id: attendeeId }, body: { status } });

/** Moves a night into the past. */
export const endedDaysAgo = ({ services: { db } }: TestApp, eventId: number, days: number) =>
  db
    .update(events)
    .set({ date: new Date(Date.now() - days * 86_400_000) })
    .where(eq(events.id, eventId));
