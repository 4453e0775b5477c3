import { expect, test } from 'vitest';
import { inLanguage } from '#server/platform/words/language.ts';
import { descriptionOf } from './description.ts';

const GAME = {
  description: null,
  category: 'family',
  difficulty: 'easy',
  weight: 1.9,
  mechanics: ['Income', 'Tile Placement', 'Network and Route Building', 'Set Collection'],
  themes: ['Medieval'],
  bestPlayers: '2,3,4',
} as const;

test('a game without a description gets one from its facts', () => {
  expect(descriptionOf({ ...GAME, mechanics: [...GAME.mechanics], themes: [...GAME.themes] })).toBe(
    'A light family game with tile placement and route building. Its themes: the Middle Ages. Best with 2, 3 or 4.',
  );
});

test('a game with few known facts still gets a description', () => {
  const bare = { ...GAME, category: 'war', weight: 4, mechanics: [], themes: [], bestPlayers: null } as const;
  expect(descriptionOf({ ...bare, mechanics: [], themes: [] })).toBe('A heavy war game.');
});

test('a game with a description keeps it', () => {
  expect(descriptionOf({ ...GAME, mechanics: [], themes: [], description: 'Tiles.' })).toBe('Tiles.');
});

test('a reader of German gets it in German', () => {
  const game = { ...GAME, mechanics: [...GAME.mechanics], themes: [...GAME.themes] };
  expect(inLanguage('de', () => descriptionOf(game))).toBe(
    'Ein Spiel der Kategorie „Familienspiel“, leicht. Mechaniken: Plättchen legen und Streckenbau. ' +
      'Themen: das Mittelalter. Am besten mit 2, 3 oder 4 Personen.',
  );
});
