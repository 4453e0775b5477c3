import type { popularGames } from '#shared/schema/games.ts';

/** What the engine knows of a game that it may recommend. */
export type CatalogueGame = Pick<
  typeof popularGames.$inferSelect,
  | 'bggId'
  | 'title'
  | 'players'
  | 'duration'
  | 'category'
  | 'difficulty'
  | 'minAge'
  | 'imageUrl'
  | 'description'
  | 'popularity'
  | 'year'
  | 'bestPlayers'
  | 'weight'
  | 'mechanics'
  | 'themes'
>;
