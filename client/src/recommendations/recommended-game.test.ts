import { expect, test } from 'vitest';
import type { AiRecommendation } from '#shared/recommendations/recommendations-contract.ts';
import type { StaffRecommendation } from '#shared/recommendations/staff-recommendations-contract.ts';
import { gameToAdd, generatedGame, pickedGame } from './recommended-game.ts';

const FACTS = {
  title: 'Azul',
  players: '2-4',
  duration: '45 min',
  category: 'abstract',
  difficulty: 'easy',
  minAge: 8,
} as const;
const LINKS = { imageUrl: null, buyUrl: 'https://example.org/azul', youtube: 'https://example.org/film' };

const PICK: StaffRecommendation = {
  id: 1,
  ...FACTS,
  ...LINKS,
  description: 'Tiles.',
  staffMember: 'Robin',
  staffTitle: null,
  staffAvatar: null,
  recommendationReason: 'Two rounds and you are in.',
  month: null,
  featured: false,
  bggId: 230802,
  createdAt: new Date(0),
};

test('a staff pick is added with its facts, and its reason as notes', () => {
  expect(gameToAdd(pickedGame(PICK), true)).toEqual({
    ...FACTS,
    ...LINKS,
    description: 'Tiles.',
    bggId: 230802,
    notes: 'Staff Recommendation: Two rounds and you are in.',
    isWishlist: true,
  });
});

test('a generated recommendation keeps all values, and unknown ones get defaults', () => {
  const made: AiRecommendation = {
    id: 1,
    userId: 1,
    recommendedGameTitle: 'Azul',
    recommendedGamePlayers: null,
    recommendedGameDuration: null,
    recommendedGameCategory: null,
    recommendedGameDifficulty: null,
    recommendedGameMinAge: null,
    recommendedGameImageUrl: null,
    recommendedGameDescription: null,
    recommendedGameBuyUrl: null,
    recommendedGameBggId: 230802,
    recommendationScore: 94,
    reasonCode: 'taste',
    reasonText: 'You rate Calico 5.',
    basedOnGames: 'Calico',
    createdAt: new Date(0),
  };
  expect(generatedGame(made)).toMatchObject({
    title: 'Azul',
    players: '-',
    duration: '-',
    category: 'family',
    difficulty: 'medium',
    minAge: 8,
    bggId: 230802,
    notes: 'AI Recommendation: You rate Calico 5.',
  });
});
