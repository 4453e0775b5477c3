import { randomBytes } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import { sharedCollections } from '../../shared/schema/sharing.ts';
import { users } from '../../shared/schema/users.ts';
import { insertPlays } from './insert-plays.ts';
import { makeNight } from './make-night.ts';
import { makeOwnerWith } from './make-owner.ts';
import type { ServerUnderTest } from './server-under-test.ts';
import type { Visit } from './visit.ts';

/** A screen that somebody opens first. */
export interface VisitedScreen extends Omit<Visit, 'address'> {
  path: string;
  /** Session cookie of the user; undefined for a visitor. */
  cookie?: string;
}

const FEW_GAMES = 100;
const FEW_PLAYS = 300;
const GUESTS = 12;

/** What people come for, on the screens whose goal is the moment of it. */
const FIRST_GAME = 'main [data-card] a';
const FIRST_SENTENCE = 'main [role=tabpanel] section p';
const FIRST_NIGHT = 'main a[href^="/game-nights/"]';

const first = (selector: string) => (page: Parameters<Visit['shown']>[0]) => page.locator(selector).first().waitFor();
const heading = (name: string | RegExp) => (page: Parameters<Visit['shown']>[0]) =>
  page.getByRole('heading', { name, exact: true }).first().waitFor();

/**
 * The screens that an owner, a visitor or somebody with a link may open first, with owners who have what they show.
 * @param many games and plays of the owner who has many
 */
export async function makeScreens(
  stage: Pick<ServerUnderTest, 'db' | 'origin'>,
  many: { games: number; plays: number },
): Promise<Record<string, VisitedScreen>> {
  const { id, cookie } = await makeOwnerWith(stage, FEW_GAMES);
  const gameId = await insertPlays(stage, id, FEW_PLAYS);
  const owner = await makeOwnerWith(stage, many.games);
  await insertPlays(stage, owner.id, many.plays);
  await stage.db
    .update(users)
    .set({ isPremiumPlus: true })
    .where(inArray(users.id, [id, owner.id]));
  const shareId = randomBytes(16).toString('base64url');
  await stage.db.insert(sharedCollections).values({ userId: id, shareId, title: 'Ours' });
  const night = await makeNight(stage, cookie, GUESTS);
  await stage.db.execute(sql`analyze`);
  /** In a card or a row. */
  const firstGame: Visit['shown'] = (page) =>
    page.getByRole('main').getByText('Game number 1', { exact: true }).first().waitFor();
  return {
    'My Games, few': { path: '/my-games', cookie, shown: firstGame, content: FIRST_GAME },
    'My Games, many': { path: '/my-games', cookie: owner.cookie, shown: firstGame, content: FIRST_GAME },
    'Shelf Health': {
      path: '/my-games?tab=health',
      cookie,
      shown: first(FIRST_SENTENCE),
      content: FIRST_SENTENCE,
    },
    'Game Nights': { path: '/game-nights', cookie, shown: first(FIRST_NIGHT), content: FIRST_NIGHT },
    Analytics: {
      path: '/my-games?tab=analytics',
      cookie: owner.cookie,
      shown: heading('Game Performance Statistics'),
    },
    [`a night of ${GUESTS}`]: { path: `/game-nights/${night.id}`, cookie, shown: heading(night.title) },
    'Magic Picker': {
      path: '/magic-picker',
      cookie,
      shown: heading('Magic Picker'),
      content: 'main form button[type=submit]',
    },
    'Add Game': { path: '/add-game', cookie, shown: heading('Add New Game') },
    'a game': { path: `/games/${gameId}`, cookie, shown: heading('Last plays') },
    'Home, signed in': { path: '/', cookie, shown: heading('Played last'), content: 'main section li a' },
    'Home, visitor': { path: '/', shown: (page) => page.getByRole('heading', { level: 1 }).waitFor() },
    'a shared collection': { path: `/shared/${shareId}`, shown: firstGame },
  };
}
