import { expect, test } from 'vitest';
import type { TitleMatch } from '#shared/games/titles-contract.ts';
import { prefilledFields, knownOf } from './prefilled-fields.ts';
import { EMPTY_GAME_FORM } from './game-form.ts';

const catan: TitleMatch = {
  bggId: 13,
  title: 'CATAN',
  year: 1995,
  players: '3-4',
  duration: '120 min',
  minAge: 10,
  category: 'euro',
  difficulty: 'medium',
  weight: 2.28,
  bestPlayers: '4',
};
const brew: TitleMatch = {
  ...catan,
  bggId: 332386,
  title: 'Brew',
  players: null,
  duration: null,
  minAge: null,
  category: null,
  difficulty: null,
};

test('selecting a known game fills all fields', () => {
  expect(prefilledFields(catan, EMPTY_GAME_FORM)).toEqual({
    players: '3-4',
    duration: '120 min',
    category: 'euro',
    difficulty: 'medium',
    minAge: '10',
  });
});

test('unknown values keep what an imported page filled in, and drop values of a game selected before', () => {
  const imported = { players: '2-4', duration: '45 min', category: 'party', difficulty: 'hard', minAge: '12' } as const;
  const fromPage = {
    ...EMPTY_GAME_FORM,
    ...imported,
    known: { of: null, bggId: 1, year: 2021, weight: null, bestPlayers: null },
  };
  expect(prefilledFields(brew, fromPage)).toEqual(imported);
  const { players, duration, category, difficulty, minAge } = EMPTY_GAME_FORM;
  expect(prefilledFields(brew, { ...EMPTY_GAME_FORM, ...imported, known: knownOf(catan) })).toEqual({
    players,
    duration,
    category,
    difficulty,
    minAge,
  });
});
