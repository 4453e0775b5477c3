import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { removeGame } from '#shared/games/games-contract.ts';
import { UNDO_SECONDS } from '#shared/limits/limits.ts';
import { games } from '#shared/schema/games.ts';
import { purgeRemovedGames } from '#server/games/store.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';

const app = testApp();
const ana = ownerOfEachTest(app, { isPremium: true });

async function removed(title: string, secondsAgo: number): Promise<void> {
  const { id } = await addGameFor(ana, { title });
  await ana.call(removeGame, { params: { id } });
  const at = sql`now() - make_interval(secs => ${secondsAgo})`;
  await app.services.db.update(games).set({ removedAt: at }).where(eq(games.id, id));
}

const kept = async () => {
  const rows = await app.services.db.select({ title: games.title }).from(games).where(eq(games.userId, ana.id));
  return rows.map(({ title }) => title).toSorted();
};

test('only removed games after the undo period are deleted permanently', async () => {
  await addGameFor(ana, { title: 'Azul' });
  await removed('Brass', 0);
  await removed('Calico', UNDO_SECONDS);
  await removed('Dixit', UNDO_SECONDS * 2 + 1);
  await removed('Everdell', 86_400);
  await purgeRemovedGames(app.services.db, UNDO_SECONDS);
  expect(await kept()).toEqual(['Azul', 'Brass', 'Calico']);
});
