import { describe, expect, test } from 'vitest';
import { STORY_CARDS } from '#shared/shapes/story.ts';
import { headingText, numberText } from '#shared/stories/story-number.ts';
import { sentenceText } from '#shared/stories/story-text.ts';
import { aStoryCard } from '#tests/support/rows/story-payloads.ts';
import { inLanguage } from '#server/platform/words/language.ts';

const DAYS = ['2026-03-01', '2026-03-04'];
const azul = { title: 'Azul', category: 'abstract' as const, tier: 3 };
const cards = STORY_CARDS.flatMap((kind) =>
  [
    {},
    { value: 1, of: 1, bars: [] },
    { value: 200, more: 3, of: 1000, names: ['Ben'], place: 'Graz', games: [azul, azul] },
  ].map((facts) => aStoryCard({ kind, days: DAYS, scores: [9.5, 8], ...facts })),
);
const wordsOf = () =>
  cards.map((card) => [headingText(card.kind), numberText(card)[1], sentenceText(card, '2026')] as const);

describe.each(['de', 'fr', 'es'] as const)('in %s', (language) => {
  test('no card says an English sentence', () => {
    const english = new Set(wordsOf().map(([, , sentence]) => sentence));
    const written = inLanguage(language, wordsOf);
    expect(written.filter(([, , sentence]) => english.has(sentence))).toEqual([]);
  });
});

test('numbers, days and months are those of the language', () => {
  const plays = aStoryCard({ value: 1234, of: 2 });
  const back = aStoryCard({ kind: 'come_back', value: 2, games: [azul], days: DAYS });
  expect(inLanguage('de', () => [numberText(plays)[0], sentenceText(plays, '2026')])).toEqual([
    '1.234',
    'Mit 2 verschiedenen Spielen, die meisten im Juni (9).',
  ]);
  expect(inLanguage('de', () => sentenceText(plays, '2026-06'))).toBe(
    'Mit 2 verschiedenen Spielen, die meisten am 6. (9).',
  );
  expect(inLanguage('de', () => sentenceText(back, '2026'))).toBe(
    'Azul kam am Sonntag, 1. März zurück, nach mehr als 2 Jahren.',
  );
});
