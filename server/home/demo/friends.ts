import { and, eq } from 'drizzle-orm';
import type { AwardTitle } from '#shared/shapes/award.ts';
import { drawRound } from '#shared/tournaments/draw-round.ts';
import type { TournamentField } from '#shared/tournaments/tournament.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { awards } from '#shared/schema/awards.ts';
import { challenges } from '#shared/schema/challenges.ts';
import { groupMembers, groups } from '#shared/schema/groups.ts';
import { events } from '#shared/schema/nights.ts';
import { tournamentMatches, tournamentPlayers, tournaments } from '#shared/schema/tournaments.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { accountSince } from './calendar.ts';
import { GUESTS } from './people.ts';
import type { Play } from './plays.ts';
import { SeededRandom } from './seeded-random.ts';

const MOST_AWARDED = 3;
/** After the end of the year. */
const CLOSED_AFTER_MS = 6 * 86_400_000;
const CUP_ROUNDS = 3;

/** Adds the group of the demo owner with its ladder and the awards of last year, and puts all nights into it. */
export async function insertGroup(tx: Transaction, userId: number, plays: readonly Play[], now: Date): Promise<void> {
  const [group] = await tx
    .insert(groups)
    .values({ userId, name: 'The Friday table', ladderSince: accountSince(now), createdAt: accountSince(now) })
    .returning({ id: groups.id });
  if (!group) throw new Error('the group was not inserted');
  const groupId = group.id;
  await tx.insert(groupMembers).values(GUESTS.map(({ name, email }) => ({ groupId, name, email })));
  await tx.update(events).set({ groupId }).where(eq(events.userId, userId));
  await tx.insert(awards).values(awardsOfLastYear(groupId, plays, now));
}

const TITLES: readonly AwardTitle[] = [
  { title: 'Best newcomer', about: 'game' },
  { title: 'Never again', about: 'game' },
  { title: 'Worst loser', about: 'person' },
];

/** Closed ones: who voted what is forgotten by then. */
function awardsOfLastYear(groupId: number, plays: readonly Play[], now: Date): typeof awards.$inferInsert {
  const year = now.getUTCFullYear() - 1;
  const [from, until] = [new Date(Date.UTC(year, 0, 1)), new Date(Date.UTC(year + 1, 0, 1))];
  const before = new Set(plays.flatMap(({ gameTitle, playedAt }) => (playedAt < from ? [gameTitle] : [])));
  const counts = new Map<string, number>();
  for (const { gameTitle, playedAt } of plays)
    if (playedAt >= from && playedAt < until) counts.set(gameTitle, (counts.get(gameTitle) ?? 0) + 1);
  const games = [...counts].toSorted(([, one], [, other]) => other - one).map(([title]) => title);
  const people = GUESTS.map(({ name }) => name);
  const choices = [games.filter((title) => !before.has(title)), games.toReversed(), people.toReversed()];
  return {
    groupId,
    year,
    titles: [...TITLES],
    games: games.toSorted(),
    people,
    closedAt: new Date(Math.min(until.getTime() + CLOSED_AFTER_MS, now.getTime())),
    results: choices.map((chosen) =>
      chosen.slice(0, MOST_AWARDED).map((choice, place) => ({ choice, votes: MOST_AWARDED - place })),
    ),
  };
}

/** Adds the challenges of the demo owner. */
export async function insertChallenges(tx: Transaction, userId: number, now: Date): Promise<void> {
  const year = now.getUTCFullYear();
  const thisYear = { startsOn: `${year}-01-01`, endsOn: `${year}-12-31` };
  await tx.insert(challenges).values([
    { userId, name: `10 x 10 ${year}`, rule: { kind: 'ten_by_ten', games: null }, ...thisYear },
    { userId, name: 'H-index', rule: { kind: 'h_index', goal: null } },
  ]);
}

/** Adds the pairings of a past tournament, won more often by the better player. */
export async function insertTournament(tx: Transaction, userId: number): Promise<void> {
  const [night] = await tx
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.userId, userId), eq(events.eventType, 'tournament')));
  if (!night) return;
  const eventId = night.id;
  const came = await tx
    .select({ attendeeId: eventAttendees.id, name: eventAttendees.name, email: eventAttendees.email })
    .from(eventAttendees)
    .where(and(eq(eventAttendees.eventId, eventId), eq(eventAttendees.status, 'accepted')))
    .orderBy(eventAttendees.id);
  await tx
    .insert(tournaments)
    .values({ eventId, format: 'swiss', seeding: 'by_hand', scoring: 'result', lot: 1, rounds: CUP_ROUNDS });
  const players = await tx
    .insert(tournamentPlayers)
    .values(
      came.map(({ attendeeId, name, email }, place) => ({ eventId, attendeeId, name: name ?? email, seed: place + 1 })),
    )
    .returning();
  const field = { format: 'swiss' as const, rounds: CUP_ROUNDS, players };
  const matches = playedRounds(field, new SeededRandom(2020));
  if (matches.length > 0)
    await tx
      .insert(tournamentMatches)
      .values(matches.map(({ first, second, ...match }) => ({ ...match, eventId, firstId: first, secondId: second })));
}

function playedRounds(field: Omit<TournamentField, 'matches'>, random: SeededRandom) {
  const matches: TournamentField['matches'][number][] = [];
  for (let round = 1; round <= CUP_ROUNDS; round += 1)
    for (const match of drawRound({ ...field, matches }))
      matches.push({ ...match, round, result: match.result ?? (random.chance(0.55) ? 'first' : 'second') });
  return matches;
}
