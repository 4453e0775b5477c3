import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ADDRESS, page } from './made-up-pages.ts';
import { readPage } from './read-page.ts';

/**
 * The files have a phrase and its facts in each line, as shops and publishers write them. `¶` begins a new element,
 * `_` is a no-break space.
 */
const LANGUAGES = { en: ' ', de: '\u00A0', fr: '\u202F', es: '\u00A0' };
const ELSEWHERE = '<p>Players: 7</p>';

const linesOf = (language: string, space: string): (readonly [string, string])[] =>
  readFileSync(new URL(`facts-as-written/${language}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.replaceAll('_', space).split(' → '))
    .map(([phrase = '', facts = '']) => [phrase, facts] as const);

async function read(phrase: string, lang: string, more = ''): Promise<string> {
  const shown = phrase
    .split('¶')
    .map((part) => `<div>${part}</div>`)
    .join('');
  const html = page({
    lang,
    title: 'Mill Valley',
    head: '<meta property="og:type" content="product">',
    body: `<main><h1>Mill Valley</h1>${shown}${more}</main>`,
  });
  const facts = await readPage({ html: Buffer.from(html), charset: null, url: new URL(ADDRESS) });
  const { players, duration, minAge } = facts;
  const told = [players && `players ${players}`, duration, minAge && `age ${minAge}`];
  return told.filter(Boolean).join(', ') || 'nothing';
}

describe.each(Object.entries(LANGUAGES))('%s', (language, space) => {
  test.each(linesOf(language, space))('%s → %s', async (phrase, facts) => {
    if (facts.includes('players')) return expect(await read(phrase, language)).toBe(facts);
    // Minutes and years are read where the page has players too.
    const rest = facts === 'nothing' ? '' : `, ${facts}`;
    expect(await read(phrase, language, ELSEWHERE)).toBe(`players 7${rest}`);
    if (facts === 'nothing') expect(await read(phrase, language)).toBe(facts);
  });
});
