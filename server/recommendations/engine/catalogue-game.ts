import type { popularGames } from '#shared/schema/games.ts';

/** The fields of a game that the engine uses. */
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
