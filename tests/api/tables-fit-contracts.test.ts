import { createInsertSchema, createSelectSchema } from 'drizzle-zod';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Game, NewGame } from '#shared/games/games-contract.ts';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import { newEvent, type NewEvent } from '#shared/nights/event-fields.ts';
import { type Event } from '#shared/nights/events-contract.ts';
import { newGame } from '#shared/games/games-contract.ts';
import type { CurrentUser, NewAccount } from '#shared/accounts/auth-contract.ts';
import { type Loan, newLoan, type NewLoan } from '#shared/games/loans/loans-contract.ts';
import type { Play } from '#shared/plays/plays-contract.ts';
import type { PopularGame } from '#shared/games/popular-games-contract.ts';
import type { RecommendationDismissal } from '#shared/recommendations/recommendation-dismissals-contract.ts';
import type { AiRecommendation } from '#shared/recommendations/recommendations-contract.ts';
import type { StaffPick } from '#shared/recommendations/staff-picks-contract.ts';
import { type NewOwnSheet, newOwnSheet, type OwnScoreSheet } from '#shared/plays/score-sheets-contract.ts';
import type { ScorePad } from '#shared/score-pads/score-pads-contract.ts';
import { newSharing, type NewSharing, type Sharing } from '#shared/sharing/sharing-contract.ts';
import { type EventTemplate, newTemplate, type NewTemplate } from '#shared/nights/templates-contract.ts';
import { newAccount } from '#shared/accounts/auth-contract.ts';
import { newProposal, type NewProposal } from '#shared/nights/votes-contract.ts';
import { aLoan } from '#tests/support/rows/a-loan.ts';
import { aSheet } from '#tests/support/rows/a-sheet.ts';
import { eventAttendees, eventProposals } from '#shared/schema/attendees.ts';
import { loans } from '#shared/schema/loans.ts';
import { games, popularGames } from '#shared/schema/games.ts';
import { events, eventTemplates } from '#shared/schema/nights.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import { aiRecommendations, recommendationDismissals, staffRecommendations } from '#shared/schema/recommendations.ts';
import type { Challenge } from '#shared/challenges/challenges-contract.ts';
import { challenges } from '#shared/schema/challenges.ts';
import { scorePads, scoreSheets } from '#shared/schema/score-pads.ts';
import { sharedCollections } from '#shared/schema/sharing.ts';
import { users } from '#shared/schema/users.ts';

describe('input of a contract', () => {
  test('fits the table of games', () => {
    const insert = createInsertSchema(games);
    const decoded = newGame.parse({ title: ' Azul ', players: '2-4', duration: '45', youtube: '', rating: 4.5 });
    expect(insert.parse({ ...decoded, userId: 1, titleKey: 'azul' })).toMatchObject({
      title: 'Azul',
      youtube: null,
      rating: 4.5,
    });
    expectTypeOf<NewGame>().toExtend<Partial<typeof games.$inferInsert>>();
  });

  test('fits the table of users', () => {
    const decoded = newAccount.parse({ firstName: 'Ana', lastName: 'Sá', email: ' ANA@Example.org ' });
    expect(createInsertSchema(users).parse(decoded)).toMatchObject({
      email: 'ana@example.org',
      accountType: 'individual',
    });
    expectTypeOf<NewAccount>().toExtend<typeof users.$inferInsert>();
  });

  test('fits the table of events', () => {
    const fields = { title: ' Friday ', date: '2030-05-03T20:00:00+02:00', hostEmail: 'ANA@Example.org' };
    const { gameIds, datePoll, ...decoded } = newEvent.parse(fields);
    expect(datePoll).toBeUndefined();
    expect(gameIds).toEqual([]);
    expect(createInsertSchema(events).parse({ ...decoded, userId: 1 })).toMatchObject({
      title: 'Friday',
      date: new Date('2030-05-03T18:00:00Z'),
      hostEmail: 'ana@example.org',
      eventType: 'game_night',
    });
    expectTypeOf<Omit<NewEvent, 'gameIds' | 'date' | 'datePoll'>>().toExtend<
      Omit<typeof events.$inferInsert, 'userId' | 'date'>
    >();
  });
});

describe('input of the template contract', () => {
  test('fits its table', () => {
    const decoded = newTemplate.parse({ name: ' Fridays ', attendees: [{ email: 'BEA@Example.org' }] });
    expect(createInsertSchema(eventTemplates).parse({ ...decoded, createdBy: 1, hostEmail: 'a@b.org' })).toMatchObject({
      name: 'Fridays',
      attendees: [{ email: 'bea@example.org', name: null }],
      repeat: 'never',
    });
    expectTypeOf<NewTemplate>().toExtend<Omit<typeof eventTemplates.$inferInsert, 'createdBy' | 'hostEmail'>>();
  });
});

test('input of the proposal contract fits its table', () => {
  const decoded = newProposal.parse({ title: ' Root ', players: ' ', duration: '90' });
  expect(
    createInsertSchema(eventProposals).parse({ ...decoded, eventId: 1, attendeeId: 1, titleKey: 'root' }),
  ).toMatchObject({ title: 'Root', players: null, duration: '90' });
  expectTypeOf<NewProposal>().toExtend<Partial<typeof eventProposals.$inferInsert>>();
});

test('input of the score sheet contract fits its table', () => {
  const decoded = newOwnSheet.parse(aSheet({ name: ' Wonders ', gameTitle: ' ' }));
  expect(createInsertSchema(scoreSheets).parse({ ...decoded, userId: 1 })).toMatchObject({
    name: 'Wonders',
    gameTitle: null,
    rows: aSheet().rows,
  });
  expectTypeOf<NewOwnSheet>().toExtend<Omit<typeof scoreSheets.$inferInsert, 'userId'>>();
});

test('input of the loan contract fits its table', () => {
  const decoded = newLoan.parse(aLoan({ personName: ' Ben ', email: 'BEN@example.org' }));
  expect(createInsertSchema(loans).parse({ ...decoded, userId: 1, gameId: 1 })).toMatchObject({
    personName: 'Ben',
    email: 'ben@example.org',
  });
  expectTypeOf<NewLoan>().toExtend<Omit<typeof loans.$inferInsert, 'userId' | 'gameId'>>();
});

describe('input of the shared collection contract', () => {
  test('fits its table', () => {
    const decoded = newSharing.parse({ title: ' Our shelf ', description: ' ' });
    expect(createInsertSchema(sharedCollections).parse({ ...decoded, userId: 1, shareId: 'x' })).toMatchObject({
      title: 'Our shelf',
      description: null,
      isPublic: true,
      allowComments: false,
    });
    expectTypeOf<NewSharing>().toExtend<Omit<typeof sharedCollections.$inferInsert, 'userId' | 'shareId'>>();
  });
});

describe('output of the contracts', () => {
  test('has its columns in the tables', () => {
    expect(createSelectSchema(games).shape).toBeDefined();
    expectTypeOf<Pick<typeof games.$inferSelect, keyof Game>>().toEqualTypeOf<Game>();
    type OfEvent = Omit<
      Event,
      'datePoll' | 'heads' | 'guests' | 'pending' | 'uninvited' | 'inLine' | 'asking' | 'hostEmailConfirmed'
    >;
    expectTypeOf<Pick<typeof events.$inferSelect, keyof OfEvent>>().toEqualTypeOf<OfEvent>();
    type OfTemplate = Omit<EventTemplate, 'upcoming'>;
    expectTypeOf<Pick<typeof eventTemplates.$inferSelect, keyof OfTemplate>>().toEqualTypeOf<OfTemplate>();
    type OfSharing = Omit<Sharing, 'comments'>;
    expectTypeOf<Pick<typeof sharedCollections.$inferSelect, keyof OfSharing>>().toEqualTypeOf<OfSharing>();
    type OfPad = Omit<ScorePad, 'isOwn' | 'imageUrl'>;
    expectTypeOf<Pick<typeof scorePads.$inferSelect, keyof OfPad>>().toEqualTypeOf<OfPad>();
    type OfLoan = Omit<Loan, 'copiesOfGame'>;
    expectTypeOf<Pick<typeof loans.$inferSelect, keyof OfLoan>>().toEqualTypeOf<OfLoan>();
    expectTypeOf<Pick<typeof challenges.$inferSelect, keyof Challenge>>().toEqualTypeOf<Challenge>();
    expectTypeOf<Pick<typeof scoreSheets.$inferSelect, keyof OwnScoreSheet>>().toEqualTypeOf<OwnScoreSheet>();
    type OfAttendee = Omit<
      Attendee,
      'answeredDates' | 'placeInLine' | 'muted' | 'toInvite' | 'lastNudgedAt' | 'nudgeableFrom' | 'mail'
    >;
    expectTypeOf<Pick<typeof eventAttendees.$inferSelect, keyof OfAttendee>>().toEqualTypeOf<OfAttendee>();
    expectTypeOf<Pick<typeof popularGames.$inferSelect, keyof PopularGame>>().toEqualTypeOf<PopularGame>();
    type OfPlay = Omit<Play, 'isIgnored' | 'utcOffset'>;
    expectTypeOf<Pick<typeof gameSessions.$inferSelect, keyof OfPlay>>().toEqualTypeOf<OfPlay>();
    expectTypeOf<
      Pick<typeof aiRecommendations.$inferSelect, keyof AiRecommendation>
    >().toEqualTypeOf<AiRecommendation>();
    type Dismissal = Pick<typeof recommendationDismissals.$inferSelect, keyof RecommendationDismissal>;
    expectTypeOf<Dismissal>().toEqualTypeOf<RecommendationDismissal>();
    expectTypeOf<Pick<typeof staffRecommendations.$inferSelect, keyof StaffPick>>().toEqualTypeOf<StaffPick>();
    expectTypeOf<Omit<CurrentUser, 'plan' | 'isStaff' | 'isAdmin'>>().toExtend<Partial<typeof users.$inferSelect>>();
  });
});
