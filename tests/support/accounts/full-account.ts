import { and, eq } from 'drizzle-orm';
import { emptyTally } from '#server/transfer/imports/rules/import-tally.ts';
import * as schema from '#shared/schema/tables.ts';
import { aSheet } from '../rows/a-sheet.ts';
import { fillCollection, one } from './full-account-collection.ts';
import {
  fillChannels,
  fillDatePoll,
  fillDevice,
  fillSharing,
  fillTournament,
  fillVotes,
  linkMatch,
} from './full-account-with-others.ts';
import type { Person } from '../server/owners.ts';
import { PNG } from './pixels.ts';
import type { TestApp } from '../server/test-app.ts';

const FUTURE = new Date('2999-05-03T18:00:00Z');
const PAST = new Date('2024-05-03T18:00:00Z');

/** Fills an account with every kind of data, with hardly any default values. */
export async function fillAccount({ services: { db } }: TestApp, { id: userId, email }: Person) {
  const play = { userId, gameTitle: 'Azul', gameTitleKey: 'azul', players: '["Ana","Bea"]', scores: '[70,null]' };
  const tuning = { weight: 0.5, surprise: -1, company: 0 };
  await db
    .update(schema.users)
    .set({
      timeZone: 'Europe/Lisbon',
      tuning,
      wantsDigest: false,
      trialEndsAt: new Date('2999-01-08'),
      calendarHash: `hash ${userId}`,
      calendarSeed: 'seed',
    })
    .where(eq(schema.users.id, userId));
  await db.insert(schema.profilePictures).values({ userId, type: 'image/png', bytes: PNG });
  await db.insert(schema.stripeCustomers).values({ userId, customerId: `cus_of_${userId}` });
  await db.insert(schema.linkedIdentities).values({ externalId: `issuer ${email}`, userId });
  await db.insert(schema.emailVerifications).values({ tokenHash: `hash ${userId}`, userId, expiresAt: FUTURE });
  const tagId = await one(
    db
      .insert(schema.tags)
      .values({ userId, name: 'Quick teach', nameKey: 'quick teach', colour: 'orange' })
      .returning({ id: schema.tags.id }),
  );
  await db
    .insert(schema.passkeys)
    .values({ userId, name: 'My key', credentialId: `id ${userId}`, publicKey: Buffer.of(1), counter: 0 });
  await db
    .insert(schema.apiTokens)
    .values({ userId, name: 'Kitchen', nameKey: 'kitchen', scope: 'read', tokenHash: `token ${userId}` });
  await db.insert(schema.savedViews).values([
    { userId, name: 'Light', nameKey: 'light', query: 'weight=2', position: 2 },
    { userId, name: 'Quick', nameKey: 'quick', query: `tags=${tagId}&unplayed=1`, position: 1, isPinned: false },
  ]);
  const { azul, boxes } = await fillCollection(db, userId, tagId);
  const importId = await one(
    db
      .insert(schema.imports)
      .values({ userId, format: 'bgstats_json', fileName: 'of mine.json', tally: emptyTally(), status: 'applied' })
      .returning({ id: schema.imports.id }),
  );
  await db.insert(schema.importProgress).values({ importId, done: 1, total: 2 });
  await db
    .insert(schema.importRows)
    .values({ importId, line: 1, title: 'Azul', action: 'add', reasons: [], gameId: azul });
  await db.insert(schema.gameSessions).values([
    {
      ...play,
      gameId: azul,
      bggId: 230802,
      playedAt: PAST,
      winner: 'Ana',
      notes: 'Close.',
      duration: 50,
      outcome: 'ranking',
      counted: 2,
      seats: [{ rank: 1, role: 'blue' }, { firstTime: true }],
      place: 'Kitchen',
      expansions: ['Crystal Mosaic'],
      idempotencyKey: `key-${userId}`,
      importId,
      sourceId: 'bgstats:one',
    },
    { ...play, gameTitle: 'Hive', gameTitleKey: 'hive', players: '[]', scores: '[]' },
  ]);
  for (const [name, keys] of [
    ['Ana', ['ana', 'anna']],
    ['Bea', ['bea']],
  ] as const) {
    const personId = await one(db.insert(schema.people).values({ userId, name }).returning({ id: schema.people.id }));
    await db.insert(schema.personSpellings).values(keys.map((nameKey) => ({ userId, nameKey, personId })));
  }
  const templateId = await one(
    db
      .insert(schema.eventTemplates)
      .values({
        createdBy: userId,
        hostEmail: 'ana@example.org',
        name: 'Fridays',
        description: 'Each week',
        bannerColor: '#8A4700',
        customMessage: 'Soup at seven',
        time: '19:30',
        timeZone: 'Europe/Lisbon',
        location: 'Kitchen',
        maxAttendees: 5,
        maxCompanions: 2,
        attendees: [{ email: 'guest@example.org', name: 'Gus' }],
        gameIds: [azul],
        repeat: 'weekly',
        nextDate: '2999-05-10',
        daysAhead: 7,
        datePoll: { dates: 4, answerDays: 3, settlesItself: false, minHeads: 3, showsGames: false },
        preferredWeight: 'heavy',
        youngestAge: 9,
        hasNewcomers: true,
      })
      .returning({ id: schema.eventTemplates.id }),
  );
  const nights = [];
  for (const date of [PAST, FUTURE]) {
    const eventId = await one(
      db
        .insert(schema.events)
        .values({
          userId,
          title: 'Friday night',
          description: 'Long',
          date,
          timeZone: 'Europe/Lisbon',
          location: 'Kitchen',
          hostEmail: email,
          maxAttendees: 5,
          maxCompanions: 1,
          customMessage: 'Soup',
          requiresApproval: true,
          eventType: 'game_night',
          durationMinutes: 180,
          sequence: 3,
          showsGuests: false,
          preferredWeight: 'light',
          youngestAge: 7,
          hasNewcomers: true,
          allowsComments: true,
          votesClosedAt: date === PAST ? PAST : null,
          joinHash: `join ${userId} ${date.getTime()}`,
          joinSeed: 'seed',
          templateId,
          occurrence: date.toISOString().slice(0, 10),
        })
        .returning({ id: schema.events.id }),
    );
    nights.push(eventId);
    await db.insert(schema.eventGames).values({ eventId, gameId: azul, order: 2, startsAfter: 40, notWithout: true });
    const hostId = await one(
      db
        .insert(schema.eventAttendees)
        .values({ eventId, email, name: 'Host', status: 'accepted', isHost: true })
        .returning({ id: schema.eventAttendees.id }),
    );
    const attendeeId = await one(
      db
        .insert(schema.eventAttendees)
        .values({
          eventId,
          email: 'guest@example.org',
          name: 'Gus',
          status: 'accepted',
          invitedAt: PAST,
          respondedAt: PAST,
          checkedIn: date === PAST,
          checkedInAt: date === PAST ? PAST : null,
          came: date === PAST ? true : null,
          sharesShelf: true,
          attendeeNotes: 'No onions',
          dateNote: 'After eight on Thursdays',
          dateNoteShared: true,
          datesAnsweredAt: PAST,
          notWithout: true,
          partySize: 2,
          maxCompanions: 3,
          arrival: 'at eight',
          brings: 'crisps',
          guestNote: 'Looking forward',
          contactAllowedAt: new Date(),
          linkHash: `link ${eventId}`,
          linkSeed: 'seed',
        })
        .returning({ id: schema.eventAttendees.id }),
    );
    await fillDatePoll(db, { eventId, hostId, attendeeId, date });
    await db.insert(schema.attendeeAnswers).values({ attendeeId, status: 'accepted', partySize: 2, via: 'link' });
    await fillVotes(db, { eventId, hostId, attendeeId, azul });
    await fillTournament(db, { eventId, hostId, attendeeId, azul });
    await db.insert(schema.eventJoinRequests).values({
      eventId,
      email: 'newcomer@example.org',
      name: 'Nia',
      partySize: 2,
      linkHash: `request ${eventId}`,
      linkSeed: 'seed',
    });
    await db.insert(schema.nightOptOuts).values({ eventId, email: 'muted@example.org' });
    await db.insert(schema.eventComments).values({ eventId, attendeeId, text: 'Shall I bring soup?' });
    await db.insert(schema.eventMessages).values({ eventId, audience: 'coming', text: 'Bring slippers.' });
    const mail = { userId, kind: 'invitation' as const };
    const [sent] = await db
      .insert(schema.mails)
      .values({
        ...mail,
        eventId,
        attendeeId,
        to: 'guest@example.org',
        recipient: 'guest@example.org',
        state: 'sent',
        payload: {},
      })
      .returning({ mailId: schema.mails.id });
    await db.insert(schema.mailSends).values({ ...mail, mailId: sent?.mailId ?? 0, recipientHash: 'of the guest' });
    await db.insert(schema.senderAddresses).values({ userId, email: 'club@example.org' }).onConflictDoNothing();
  }
  await db
    .update(schema.gameSessions)
    .set({ eventId: nights[0] })
    .where(and(eq(schema.gameSessions.userId, userId), eq(schema.gameSessions.gameId, azul)));
  await linkMatch(db, nights[0] ?? 0);
  await fillSharing(db, userId);
  await fillChannels(db, userId, nights[0] ?? 0);
  await fillDevice(db, userId);
  await db.insert(schema.loans).values([
    { userId, gameId: azul, direction: 'lent', personName: 'Ben', since: '2026-01-01', returnedOn: '2026-02-01' },
    {
      userId,
      gameId: azul,
      copyId: boxes[1]?.id,
      direction: 'lent',
      personName: 'Gus',
      email: 'guest@example.org',
      since: '2026-11-01',
      until: '2999-12-01',
      remindsOwner: false,
      remindsBorrower: true,
    },
  ]);
  const inYear = { startsOn: '2026-01-01', endsOn: '2026-12-31' };
  const gone = { gameId: null, title: 'Gone' };
  await db.insert(schema.challenges).values([
    {
      userId,
      name: '10 x 10',
      rule: { kind: 'ten_by_ten', games: [{ gameId: azul, title: 'Azul' }, gone] },
      ...inYear,
    },
    { userId, name: 'Quick ones', rule: { kind: 'tagged_games', tagId, plays: 3 }, ...inYear, idempotencyKey: 'once' },
    { userId, name: 'H', rule: { kind: 'h_index', goal: null }, archivedAt: new Date('2026-06-01T12:00:00Z') },
  ]);
  await db.insert(schema.scoreSheets).values({ ...aSheet(), userId });
  const padId = await one(
    db
      .insert(schema.scorePads)
      .values({
        userId,
        code: `code ${userId}`,
        key: 'key of the pad',
        gameId: azul,
        gameTitle: 'Azul',
        sheet: aSheet(),
      })
      .returning({ id: schema.scorePads.id }),
  );
  await db.insert(schema.scorePadEntries).values({
    padId,
    seq: 1,
    key: 'entry-one',
    device: 'device-one',
    act: { kind: 'player', player: 'a', name: 'Ana' },
  });
  const picture = { urlHash: `hash ${userId}`, bytes: PNG, retryAt: PAST };
  await db.insert(schema.fetchedPictures).values({ userId, kind: 'cover', ...picture });
  await db.insert(schema.nightCreations).values({ userId, createdAt: PAST });
  await db.insert(schema.mailOptOuts).values({ userId, email: 'never@example.org' });
  await db.insert(schema.aiRecommendations).values({
    userId,
    recommendedGameTitle: 'Calico',
    recommendedGamePlayers: '1-4',
    recommendationScore: 92,
    reasonCode: 'taste',
    reasonText: 'You love tiles.',
    basedOnGames: 'Azul',
  });
  await db.insert(schema.recommendationDismissals).values({ userId, title: 'Risk', titleKey: 'risk', bggId: 181 });
  return { pastNight: nights[0] ?? 0, comingNight: nights[1] ?? 0 };
}
