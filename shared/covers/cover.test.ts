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

/** Digests of twelve covers in each category, made by the design's own drawing program. */
const DIGESTS: Record<Category, string> = {
  family: '901d37519909a6ab',
  strategy: '46b93b6b84dba9bf',
  party: '9ec32da02db2ae8d',
  cooperative: '417d67dc05a9a241',
  'deck-building': '58ea60e7f701cc1b',
  'worker-placement': '48e705cfafcd2a21',
  abstract: '408bf6529c176a4b',
  thematic: 'ba6fb2f6a5a79afb',
  euro: '77ece65ebf9a2cd6',
  war: '9d7728e9dc0aa14e',
  racing: 'd3b2f977b8ba46cc',
  trivia: '71c78101b719a7f4',
  word: '5d147df62ea35e38',
  card: 'c913ab4dc1500a2f',
};

function digest(category: Category): string {
  const sum = createHash('sha256');
  for (const title of TITLES) sum.update(cover(title, category));
  return sum.digest('hex').slice(0, 16);
}

test.each(CATEGORIES)("covers in %s are the design's to the letter", (category) => {
  expect(digest(category)).toBe(DIGESTS[category]);
});

test('a title is the same game however it is spaced and capitalised', () => {
  expect(cover(' wing  SPAN', 'euro')).toBe(cover('Wing Span', 'euro'));
});

test('nothing of the title is written into the markup but letters and digits', () => {
  for (const category of CATEGORIES) {
    const markup = cover('"><script>alert(1)</script>', category);
    expect(markup).not.toContain('<script');
  }
});

test('the inks are those that the cover is drawn in', () => {
  const [, deep] = inksFor('Root', 'war');
  expect(cover('Root', 'war')).toContain(`fill="${deep}" fill-opacity=".55"`);
});
