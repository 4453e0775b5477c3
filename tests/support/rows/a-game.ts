import { type Game, newGame } from '#shared/games/games-contract.ts';

/** A game as in the client, with overrides. */
export const aGame = (facts: Partial<Game> = {}): Game => ({
  id: 1,
  userId: 1,
  ...newGame.parse({ title: 'Azul', players: '2-4', duration: '45', category: 'abstract', difficulty: 'easy' }),
  isExpansion: false,
  keptUntil: null,
  tagIds: [],
  parentGameId: null,
  createdAt: new Date('2026-01-01T00:00:00Z'),
  ...facts,
});
