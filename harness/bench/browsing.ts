import { eq } from 'drizzle-orm';
import type { BrowserContext } from 'playwright-core';
import { users } from '../../shared/schema/users.ts';
import { openBrowser } from '../../tests/support/browser/browser.ts';
import { SIZES } from './sizes.ts';
import { insertPlays } from './insert-plays.ts';
import { largeCollection } from './large-collection.ts';
import { makeNight } from './make-night.ts';
import { makeOwnerWith } from './make-owner.ts';
import { CPU_SLOWDOWN } from './phone.ts';
import { signedIn, visitor } from './signed-in.ts';
import type { ServerUnderTest } from './server-under-test.ts';
import { visit, type Visit } from './visit.ts';

const GUESTS = 6;

/** Measures browsers: first visits of the most important pages, and My Games with a large collection. */
export async function benchBrowsing(stage: ServerUnderTest) {
  const { id, cookie } = await makeOwnerWith(stage, SIZES.browsedGames);
  const gameId = await insertPlays(stage, id, SIZES.browsedPlays);
  await stage.db.update(users).set({ isPremiumPlus: true }).where(eq(users.id, id));
  const night = await makeNight(stage, cookie, GUESTS);
  const heading = (name: string) => (page: Parameters<Visit['shown']>[0]) =>
    page.getByRole('heading', { name, exact: true }).first().waitFor();
  const ofOwner: Record<string, Visit> = {
    'My Games': { address: '/my-games', shown: heading('Game number 1') },
    'Scores Analytics': { address: '/my-games?tab=analytics', shown: heading('Game Performance Statistics') },
    'a game': { address: `/games/${gameId}`, shown: heading('Last plays') },
    'an owner’s home page': { address: '/', shown: heading('Played last') },
    'a game night': { address: `/game-nights/${night.id}`, shown: heading(night.title) },
  };
  const ofAnybody: Record<string, Visit> = {
    'the home page': { address: '/', shown: (page) => page.getByRole('heading', { level: 1 }).waitFor() },
    'a guest’s page': { address: night.guestPath, shown: (page) => page.getByRole('heading', { level: 1 }).waitFor() },
  };
  const browser = await openBrowser();
  try {
    const [stranger, owner] = [() => visitor(browser), () => signedIn(browser, stage, cookie)];
    const rows = { ...(await visitAll(stage, ofAnybody, stranger)), ...(await visitAll(stage, ofOwner, owner)) };
    const context = await owner();
    const games = `My Games with ${SIZES.browsedGames} games`;
    return {
      [`First visits, a night of ${GUESTS} guests, ${games}`]: rows,
      [games]: await largeCollection(context, stage.origin, SIZES.browsedGames),
      [`${games}, processor slowed ${CPU_SLOWDOWN} times`]: await largeCollection(
        context,
        stage.origin,
        SIZES.browsedGames,
        CPU_SLOWDOWN,
      ),
    };
  } finally {
    await browser.close();
  }
}

async function visitAll(stage: ServerUnderTest, pages: Record<string, Visit>, open: () => Promise<BrowserContext>) {
  const rows: Record<string, Record<string, number>> = {};
  for (const [name, page] of Object.entries(pages)) {
    const context = await open();
    rows[name] = await visit(context, { ...page, address: stage.origin + page.address });
    await context.close();
  }
  return rows;
}
