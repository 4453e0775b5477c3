import { createInsertSchema, createSelectSchema } from 'drizzle-zod';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Game, NewGame } from '#shared/contracts/games.ts';
import type { Attendee } from '#shared/contracts/attendees.ts';
import { type Event, newEvent, type NewEvent } from '#shared/contracts/events.ts';
import { newGame } from '#shared/contracts/games.ts';
import type { CurrentUser, NewAccount } from '#shared/contracts/auth.ts';
import type { Play } from '#shared/contracts/plays.ts';
import type { PopularGame } from '#shared/contracts/popular-games.ts';
import type { AiRecommendation } from '#shared/contracts/recommendations.ts';
import type { StaffPick } from '#shared/contracts/staff-picks.ts';
import { newAccount } from '#shared/contracts/auth.ts';
import {
  aiRecommendations,
  eventAttendees,
  events,
  games,
  gameSessions,
  popularGames,
  staffRecommendations,
  users,
} from '#shared/schema.ts';

describe('what a contract lets through', () => {
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
    const { gameIds, ...decoded } = newEvent.parse(fields);
    expect(gameIds).toEqual([]);
    expect(createInsertSchema(events).parse({ ...decoded, userId: 1 })).toMatchObject({
      title: 'Friday',
      date: new Date('2030-05-03T18:00:00Z'),
      hostEmail: 'ana@example.org',
      eventType: 'game_night',
    });
    expectTypeOf<Omit<NewEvent, 'gameIds'>>().toExtend<Omit<typeof events.$inferInsert, 'userId'>>();
  });
});

describe('what a contract answers', () => {
  test('has its columns in the tables', () => {
    expect(createSelectSchema(games).shape).toBeDefined();
    expectTypeOf<Pick<typeof games.$inferSelect, keyof Game>>().toEqualTypeOf<Game>();
    type OfEvent = Omit<Event, 'heads' | 'guests'>;
    expectTypeOf<Pick<typeof events.$inferSelect, keyof OfEvent>>().toEqualTypeOf<OfEvent>();
    type OfAttendee = Omit<Attendee, 'placeInLine' | 'muted' | 'mail'>;
    expectTypeOf<Pick<typeof eventAttendees.$inferSelect, keyof OfAttendee>>().toEqualTypeOf<OfAttendee>();
    expectTypeOf<Pick<typeof popularGames.$inferSelect, keyof PopularGame>>().toEqualTypeOf<PopularGame>();
    expectTypeOf<Pick<typeof gameSessions.$inferSelect, keyof Play>>().toEqualTypeOf<Play>();
    expectTypeOf<
      Pick<typeof aiRecommendations.$inferSelect, keyof AiRecommendation>
    >().toEqualTypeOf<AiRecommendation>();
    expectTypeOf<Pick<typeof staffRecommendations.$inferSelect, keyof StaffPick>>().toEqualTypeOf<StaffPick>();
    expectTypeOf<Omit<CurrentUser, 'plan' | 'isStaff'>>().toExtend<Partial<typeof users.$inferSelect>>();
  });
});
