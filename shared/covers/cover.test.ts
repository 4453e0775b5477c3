import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { CATEGORIES, type Category } from '#shared/enums.ts';
import { cover, inksFor } from './cover.ts';

const TITLES = [
  'Wingspan',
  'Brass: Birmingham',
  'Carcassonne',
  '  ticket   to RIDE ',
  'Azul',
  '7 Wonders',
  'Die Crew',
  'Žižkov',
  'Ⅻ',
  'Go',
  'Sherlock Holmes Consulting Detective',
  'Heat: Pedal to the Metal',
];

/** Digests of twelve covers in each category, which were compared with the design's drawings by their pixels. */
const DIGESTS: Record<Category, string> = {
  family: 'bdb1c9e7762cbdbd',
  strategy: '94e89f6799ac8a15',
  party: '28330634bc395fbb',
  cooperative: 'ce8348a7d336b3b2',
  'deck-building': 'b598101683e1bc13',
  'worker-placement': 'b42a0109c8e9e8e6',
  abstract: 'a44f8762e035d452',
  thematic: 'ba6fb2f6a5a79afb',
  euro: '760112dae03bfd23',
  war: 'b47331a2d9a8c076',
  racing: 'd3b2f977b8ba46cc',
  trivia: '54ee0aeed6a49880',
  word: '61d6eca9d2b56269',
  card: '6f08fa408a55902c',
};

function digest(category: Category): string {
  const sum = createHash('sha256');
  for (const title of TITLES) sum.update(cover(title, category));
  return sum.digest('hex').slice(0, 16);
}

test.each(CATEGORIES)('covers of the category %s equal their recorded digest', (category) => {
  expect(digest(category)).toBe(DIGESTS[category]);
});

test('a cover has at most 64 elements', () => {
  const elements = (category: Category) =>
    Math.max(...TITLES.map((title) => cover(title, category).match(/<[a-z]/g)?.length ?? 0));
  expect(CATEGORIES.filter((category) => elements(category) > 64)).toEqual([]);
});

test('a cover ignores case and white space of the title', () => {
  expect(cover(' wing  SPAN', 'euro')).toBe(cover('Wing Span', 'euro'));
});

test('markup in a title is not inserted into the cover', () => {
  for (const category of CATEGORIES) {
    const markup = cover('"><script>alert(1)</script>', category);
    expect(markup).not.toContain('<script');
  }
});

test('inksFor returns the colours that the cover uses', () => {
  const [, deep] = inksFor('Root', 'war');
  expect(cover('Root', 'war')).toContain(`fill="${deep}" fill-opacity=".55"`);
});
