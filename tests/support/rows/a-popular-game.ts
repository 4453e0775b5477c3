import type { PopularGame } from '#shared/games/popular-games-contract.ts';

/** A popular game as in the client, with overrides. */
export const aPopularGame = (facts: Partial<PopularGame> = {}): PopularGame => ({
  id: 1,
  bggId: 230802,
  title: 'Azul',
  players: '2-4',
  duration: '45 min',
  category: 'abstract',
  difficulty: 'easy',
  minAge: 8,
  imageUrl: null,
  description: null,
  popularity: 98,
  bggRating: 7.7,
  year: 2017,
  bestPlayers: '2',
  weight: 1.77,
  ...facts,
});
