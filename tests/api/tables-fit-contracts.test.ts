import { createInsertSchema, createSelectSchema } from 'drizzle-zod';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Game, NewGame } from '#shared/contracts/games.ts';
import { newGame } from '#shared/contracts/games.ts';
import type { CurrentUser, NewAccount } from '#shared/contracts/auth.ts';
import type { PopularGame } from '#shared/contracts/popular-games.ts';
import { newAccount } from '#shared/contracts/auth.ts';
import { games, popularGames, users } from '#shared/schema.ts';

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
});

describe('what a contract answers', () => {
  test('has its columns in the tables', () => {
    expect(createSelectSchema(games).shape).toBeDefined();
    expectTypeOf<Pick<typeof games.$inferSelect, keyof Game>>().toEqualTypeOf<Game>();
    expectTypeOf<Pick<typeof popularGames.$inferSelect, keyof PopularGame>>().toEqualTypeOf<PopularGame>();
    expectTypeOf<Omit<CurrentUser, 'plan'>>().toExtend<Partial<typeof users.$inferSelect>>();
  });
});
