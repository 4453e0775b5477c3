import type { TitleMatch } from '#shared/games/titles-contract.ts';

/** A game found in the title lists, with overrides. */
export const aTitleMatch = (facts: Partial<TitleMatch> = {}): TitleMatch => ({
  bggId: 231_581,
  title: 'Blue Lagoon',
  year: 2018,
  players: '2-4',
  duration: '45 min',
  minAge: 8,
  category: 'family',
  difficulty: 'easy',
  weight: 2.1,
  bestPlayers: '4',
  ...facts,
});
