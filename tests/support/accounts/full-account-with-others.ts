import { and, eq } from 'drizzle-orm';
import type { Connection, Database } from '#server/platform/database/database.ts';
import { saveOwnersDevice } from '#server/platform/notices/devices-store.ts';
import { aSubscription } from '../rows/notices.ts';
import { channelSecrets } from '#server/nights/channels/channel-secrets.ts';
import { aStoryCard } from '../rows/story-payloads.ts';
import * as schema from '#shared/schema/tables.ts';

interface FullNight {
  eventId: number;
  /** Attendee ids of the host and the guest. */
  hostId: number;
  attendeeId: number;
  /** The host's game. */
  azul: number;
}

/** Proposals of both, the guest's first, and every kind of vote. */
export async function fillVotes(db: Connection, { eventId, hostId, attendeeId, azul }: FullNight): Promise<void> {
  const known = {
    bggId: 366013,
    players: '1-6',
    duration: '60',
    category: 'family' as const,
    difficulty: 'medium' as const,
    weight: 2.2,
    bestPlayers: '5,6',
  };
  const proposals = await db
    .insert(schema.eventProposals)
    .values([
      { eventId, attendeeId, title: 'Heat', titleKey: 'heat', startsAfter: 95, notWithout: true, ...known },
      { eventId, attendeeId: hostId, title: 'Skull', titleKey: 'skull' },
    ])
    .returning({ id: schema.eventProposals.id });
  const [heat, skull] = proposals.map(({ id }) => id);
  await db.insert(schema.eventVotes).values([
    { eventId, attendeeId, proposalId: heat, kind: 'approve' },
    { eventId, attendeeId, gameId: azul, kind: 'teach' },
    { eventId, attendeeId, proposalId: skull, kind: 'veto' },
    { eventId, attendeeId: hostId, gameId: azul, kind: 'approve' },
    { eventId, attendeeId: hostId, proposalId: heat, kind: 'approve' },
  ]);
}

/** A Swiss tournament of the host, the guest and a name: a round with scores, and one with a bye and a walkover. */
export async function fillTournament(db: Connection, { eventId, hostId, attendeeId, azul }: FullNight): Promise<void> {
  const facts = { format: 'swiss', seeding: 'by_lot', scoring: 'lowest', lot: 4242, rounds: 4 } as const;
  await db.insert(schema.tournaments).values({ ...facts, eventId, guestsReport: true, gameId: azul });
  const players = await db
    .insert(schema.tournamentPlayers)
    .values([
      { eventId, attendeeId: hostId, name: 'Host', seed: 2 },
      { eventId, attendeeId, name: 'Gus', seed: 1, isWithdrawn: true },
      { eventId, name: 'Typed', seed: 3, joinedRound: 2 },
    ])
    .returning({ id: schema.tournamentPlayers.id });
  const [host = 0, gus = 0, typed = 0] = players.map(({ id }) => id);
  await db.insert(schema.tournamentMatches).values([
    { eventId, round: 1, table: 1, firstId: gus, secondId: host, result: 'second', firstScore: 7.5, secondScore: 3 },
    { eventId, round: 2, table: 1, firstId: host, secondId: gus, result: 'first', isWalkover: true },
    { eventId, round: 2, table: 2, firstId: typed, result: 'first' },
  ]);
}

/** The play of a night is that of a match. */
export async function linkMatch(db: Connection, eventId: number): Promise<void> {
  const [play] = await db.select().from(schema.gameSessions).where(eq(schema.gameSessions.eventId, eventId));
  await db
    .update(schema.tournamentMatches)
    .set({ playId: play?.id ?? null })
    .where(and(eq(schema.tournamentMatches.eventId, eventId), eq(schema.tournamentMatches.round, 1)));
}

interface PolledNight {
  eventId: number;
  hostId: number;
  attendeeId: number;
  date: Date;
}

const DAY_MS = 86_400_000;

/** A settled date poll of two dates, with the answers of both. */
export async function fillDatePoll(db: Connection, { eventId, hostId, attendeeId, date }: PolledNight): Promise<void> {
  const later = new Date(date.getTime() + DAY_MS);
  const options = await db
    .insert(schema.eventDateOptions)
    .values([
      { eventId, startsAt: date },
      { eventId, startsAt: later, location: 'The club' },
    ])
    .returning({ id: schema.eventDateOptions.id });
  const [first = 0, second = 0] = options.map(({ id }) => id);
  const earlier = new Date(date.getTime() - 3 * DAY_MS);
  await db.insert(schema.eventDatePolls).values({
    eventId,
    answersUntil: earlier,
    settlesItself: false,
    minHeads: 2,
    showsGames: false,
    hostAskedAt: earlier,
    remindedAt: earlier,
    settledAt: earlier,
    settledOptionId: first,
    settledBy: 'host',
  });
  await db.insert(schema.eventDateAnswers).values([
    { optionId: first, attendeeId: hostId, answer: 'yes' },
    { optionId: first, attendeeId, answer: 'yes' },
    { optionId: second, attendeeId, answer: 'if_need_be' },
  ]);
}

/**
 * A group with a ladder, of two of whom one shares, whose nights all nights and templates are, an invited host, and a shared collection
 * with views and comments.
 */
export async function fillSharing(db: Connection, userId: number): Promise<void> {
  const [group] = await db
    .insert(schema.groups)
    .values({ userId, name: 'Tuesday crew', ladderSince: new Date(), hostPlaysAs: 'ana', isHostOffLadder: true })
    .returning({ id: schema.groups.id });
  const groupId = group?.id ?? 0;
  await db.insert(schema.groupMembers).values([
    { groupId, email: 'guest@example.org', name: 'Gus', sharesShelfSince: new Date(), leftLadderSince: new Date() },
    { groupId, email: 'cem@example.org', playsAs: 'cem', isOffLadder: true },
  ]);
  const [award] = await db
    .insert(schema.awards)
    .values({
      groupId,
      year: 2025,
      titles: [{ title: 'Best loser', about: 'person' }],
      games: ['Azul'],
      people: ['Gus', 'Cem'],
      closedAt: new Date('2026-01-06T20:00:00Z'),
      results: [[{ choice: 'Cem', votes: 2 }]],
    })
    .returning({ id: schema.awards.id });
  await db.insert(schema.awardBallots).values({ awardId: award?.id ?? 0, answeredAt: new Date() });
  await db.update(schema.events).set({ groupId }).where(eq(schema.events.userId, userId));
  await db.update(schema.eventTemplates).set({ groupId }).where(eq(schema.eventTemplates.createdBy, userId));
  await db.insert(schema.organizationMembers).values({ userId, email: 'cohost@example.org' });
  const [page] = await db
    .insert(schema.sharedCollections)
    .values({
      userId,
      shareId: `share ${userId}`,
      title: 'Our shelf',
      description: 'All of it',
      isPublic: false,
      allowComments: true,
      showRatings: false,
      showTags: true,
      allowIndexing: true,
      views: 12,
    })
    .returning({ id: schema.sharedCollections.id });
  const collectionId = page?.id ?? 0;
  await db.insert(schema.sharedStories).values({
    userId,
    shareId: `story ${userId}`,
    subject: 'person',
    subjectName: 'Gus',
    range: '2026',
    title: 'My 2026 with Gus',
    showsNames: true,
    showsPlaces: true,
    showsPrices: true,
    cards: [aStoryCard({ names: ['Gus'], place: 'The kitchen', currency: 'EUR' })],
  });
  await db.insert(schema.sharedCollectionComments).values({ collectionId, userId, text: 'Lend me one of yours?' });
  await db
    .insert(schema.sharedCollectionVisits)
    .values({ collectionId, visitorHash: `visitor of ${userId}`, day: '2026-11-21' });
}

/** A browser that tells its owner. */
export const fillDevice = (db: Database, userId: number) =>
  db.transaction((tx) =>
    saveOwnersDevice(tx, userId, aSubscription(), {
      name: 'Chrome on Android',
      kinds: ['answers'],
      alsoMailed: false,
      quietFrom: null,
      quietUntil: null,
      timeZone: 'UTC',
    }),
  );

/** A channel with a delivery. */
export async function fillChannels(db: Database, userId: number, eventId: number): Promise<void> {
  const { seal } = await channelSecrets(db);
  const [channel] = await db
    .insert(schema.channels)
    .values({
      userId,
      kind: 'discord',
      name: 'Club',
      nameKey: 'club',
      ...seal({ target: 'https://discord.com/api/webhooks/1/a', secret: null }),
      news: ['night.planned'],
    })
    .returning({ id: schema.channels.id });
  await db.insert(schema.channelDeliveries).values({
    channelId: channel?.id ?? 0,
    eventId,
    news: 'night.planned',
    dedupeKey: 'planned',
    state: 'delivered',
    attempts: 1,
    deliveredAt: new Date(),
  });
}
