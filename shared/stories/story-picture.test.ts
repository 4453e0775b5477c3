import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '#shared/enums.ts';
import { STORY_CARDS, type StoryCard } from '#shared/shapes/story.ts';
import { aStoryCard } from '#tests/support/rows/story-payloads.ts';
import { drawingOf, toldDrawingOf } from './drawings.ts';
import { groundOf } from './story-grounds.ts';
import { linkPictureOf, wholePictureOf } from './story-picture.ts';
import { textLines, textWidth } from './text-lines.ts';

const anyCards = fc.uniqueArray(fc.constantFrom(...STORY_CARDS), { minLength: 1 }).chain((kinds) =>
  fc.tuple(
    ...kinds.map((kind) =>
      fc
        .record({
          value: fc.integer({ min: 1, max: 99_999 }),
          of: fc.integer({ min: 1, max: 999_999 }),
          games: fc.array(
            fc.record({ title: fc.string({ minLength: 1, maxLength: 200 }), category: fc.constantFrom(...CATEGORIES) }),
            { minLength: 1, maxLength: 5 },
          ),
          names: fc.array(fc.string({ minLength: 1, maxLength: 80 }), { maxLength: 2 }),
          bars: fc.array(fc.nat(500), { maxLength: 31 }),
        })
        .map((facts) => aStoryCard({ kind, days: ['2026-03-01', '2026-03-04'], scores: [9, 8], ...facts })),
    ),
  ),
);

test('a title of blanks is left out of a picture', () => {
  const drawn = [linkPictureOf, wholePictureOf].map((draw) =>
    draw({ title: '  ', range: '2026', cards: [aStoryCard()] }),
  );
  for (const { texts } of drawn) expect(texts.map(({ text }) => text.trim())).not.toContain('');
});

test('every word of a picture stands within it, whatever it says', () => {
  fc.assert(
    fc.property(anyCards, fc.string({ minLength: 1, maxLength: 200 }), (cards, title) => {
      for (const { width, height, texts } of [linkPictureOf, wholePictureOf].map((draw) =>
        draw({ title, range: '2026', cards }),
      ))
        for (const { text, x, y, size } of texts) {
          expect(text.trim()).not.toBe('');
          expect(x).toBeGreaterThanOrEqual(0);
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(height);
          expect(size).toBeGreaterThan(9);
          expect(x).toBeLessThan(width);
        }
    }),
    { numRuns: 40 },
  );
});

test('the picture of a link has five cards at most', () => {
  const cards = STORY_CARDS.map((kind) => aStoryCard({ kind, days: ['2026-03-01', '2026-03-04'], scores: [9, 8] }));
  expect(linkPictureOf({ title: 'A year', range: '2026', cards }).shapes.match(/class="story-drawing"/g)).toHaveLength(
    5,
  );
});

test('a drawing holds shapes and single letters of covers: no words of people, no ids, no links', () => {
  fc.assert(
    fc.property(anyCards, (cards) => {
      for (const [place, card] of cards.entries()) {
        const svg = drawingOf(card, groundOf(place));
        expect(svg).not.toMatch(/\bid=|href|<script|NaN|undefined/);
        expect(svg.replaceAll(/<[^>]*>/g, '')).toMatch(/^[A-Z\d\n]*$/);
      }
    }),
    { numRuns: 40 },
  );
});

describe('the columns of a card', () => {
  const drawn = (facts: Partial<StoryCard>, range: string) =>
    toldDrawingOf(aStoryCard({ bars: [3, 0, 9, 0], ...facts }), groundOf(0), range);

  test('are told to those who do not see them', () => {
    expect(drawn({}, '2026')).toContain('role="img" aria-label="January: 3 and March: 9"');
    expect(drawn({ kind: 'days' }, '2026')).toContain('aria-label="Monday: 3 and Wednesday: 9"');
    expect(drawn({}, '2026-03')).toContain('aria-label="Sunday 1 March: 3 and Tuesday 3 March: 9"');
  });

  test('are not told on a card about something else', () => {
    expect(drawn({ kind: 'hours' }, '2026')).toContain('aria-hidden="true"');
  });
});

describe('lines', () => {
  const box = { width: 300, size: 20, most: 3 };

  test('fit the width, and are not more than asked for', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        const lines = textLines(text, box);
        expect(lines.length).toBeLessThanOrEqual(3);
        for (const line of lines) expect(textWidth(line, box.size)).toBeLessThanOrEqual(box.width);
      }),
    );
  });

  test('keep a short text whole, and end a long one with an ellipsis', () => {
    expect(textLines('Of one game.', box)).toEqual(['Of one game.']);
    expect(textLines('word '.repeat(60).trim(), box).at(-1)).toMatch(/…$/);
  });
});
