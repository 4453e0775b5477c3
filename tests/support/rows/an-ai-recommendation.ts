import type { AiRecommendation } from '#shared/recommendations/recommendations-contract.ts';

/** A recommended game as in the client, with overrides. */
export const anAiRecommendation = (facts: Partial<AiRecommendation> = {}): AiRecommendation => ({
  id: 1,
  userId: 1,
  recommendedGameTitle: 'Wingspan',
  recommendedGamePlayers: '2-4',
  recommendedGameDuration: '45 min',
  recommendedGameCategory: 'family',
  recommendedGameDifficulty: 'medium',
  recommendedGameMinAge: 8,
  recommendedGameImageUrl: null,
  recommendedGameDescription: null,
  recommendedGameBuyUrl: null,
  recommendedGameBggId: 1,
  recommendationScore: 90,
  reasonCode: 'taste',
  reasonText: 'You rate Azul highly.',
  basedOnGames: 'Azul',
  createdAt: new Date('2026-01-01T00:00:00Z'),
  ...facts,
});
