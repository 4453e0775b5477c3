import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#shared/text/languages.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { shareFor } from '#tests/support/rows/sharing-payloads.ts';
import { visitor } from '#tests/support/server/owners.ts';
import { startTestApp, type TestApp, testApp } from '#tests/support/server/test-app.ts';
import { testOwner } from '#tests/support/server/test-owner.ts';

const app = testApp({ screens: true });
const ana = testOwner(app, { isPremiumPlus: true, firstName: 'Ana' });

const open = (path: string, headers: Record<string, string> = {}) => visitor(app).fetch(path, { headers });
const page = async (path: string, headers = {}) => (await open(path, headers)).text();
const languageOf = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1];
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
const alternatesOf = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)" \/>/g)].map(([, to, href = '']) => [
    to,
    href.replace(app.origin, ''),
  ]);
const alternates = (path: string) => [...LANGUAGES.map((one) => [one, `${path}?in=${one}`]), ['x-default', path]];

let listed: string;
let unlisted: string;
beforeAll(async () => {
  await addGameFor(ana, { title: 'Azul' });
  listed = `/shared/${(await shareFor(ana, { title: 'Vexmorb', allowIndexing: true })).shareId}`;
  unlisted = `/shared/${(await shareFor(ana, { title: 'Dralquin' })).shareId}`;
});

describe('a page that search engines find', () => {
  const paths = () => ['/', '/premium', '/terms', '/privacy', listed];

  test('names its address in each language, and the one that leaves the choice to the browser', async () => {
    for (const path of paths()) expect(alternatesOf(await page(path))).toEqual(alternates(path));
  });

  test.each(LANGUAGES)('is there in %s, whatever the browser asks for, and names itself', async (language) => {
    for (const path of paths()) {
      const asked: Language = language === 'fr' ? 'es' : 'fr';
      const response = await open(`${path}?in=${language}`, { 'Accept-Language': asked });
      const html = await response.text();
      expect([path, response.status, languageOf(html)]).toEqual([path, 200, language]);
      expect(canonicalOf(html)).toBe(`${app.origin}${path}?in=${language}`);
      expect(alternatesOf(html)).toEqual(alternates(path));
      expect(response.headers.get('content-language')).toBe(language);
      expect(response.headers.get('set-cookie')).toContain(`rollcall_language=${language};`);
    }
  });

  test('has its content at the address of a language, with a description in that language', async () => {
    const html = await page(`${listed}?in=de`);
    expect(html).toContain('Azul');
    expect(html).toContain('Die Brettspiele von Ana');
  });

  test('leads somebody with a session to the address without the language', async () => {
    const response = await ana.fetch('/premium?in=de');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/premium']);
  });
});

test('a page that no search engine lists names no other addresses', async () => {
  for (const path of ['/login', '/game-nights', unlisted]) {
    const html = await page(path);
    expect([path, html.includes('noindex'), alternatesOf(html)]).toEqual([path, true, []]);
    expect((await open(`${path}?in=de`)).headers.get('location')).toBe(path);
  }
});

describe('where an operator shows terms of their own', () => {
  let own: TestApp;
  beforeAll(async () => {
    own = await startTestApp({ screens: true, environment: { TERMS_FILE: 'data/legal/terms.md' } });
  });
  afterAll(() => own.close());

  test('their page has one address, and the privacy policy five', async () => {
    const read = async (path: string) => (await visitor(own).fetch(path)).text();
    expect(await read('/terms')).not.toContain('hreflang');
    expect(await read('/terms')).toContain(`<link rel="canonical" href="${own.origin}/terms" />`);
    expect(await read('/privacy')).toContain('hreflang="x-default"');
  });
});

describe('a copy of a page', () => {
  test.each(['/', '/premium', '/login'])('in another language is not taken for %s', async (path) => {
    const etags = await Promise.all(
      LANGUAGES.map(async (language) => (await open(path, { 'Accept-Language': language })).headers.get('etag') ?? ''),
    );
    expect(new Set(etags).size).toBe(LANGUAGES.length);
    for (const etag of etags.slice(1))
      expect((await open(path, { 'Accept-Language': 'en', 'If-None-Match': etag })).status).toBe(200);
    const [english = ''] = etags;
    expect((await open(path, { 'Accept-Language': 'en', 'If-None-Match': english })).status).toBe(304);
  });

  test('is kept by its reader only, and depends on the language asked for and on the choice', async () => {
    for (const path of ['/', '/premium', '/login', '/rsvp/short', '/stories/AAAAAAAAAAAAAAAAAAAAAA']) {
      const { headers } = await open(path, { 'Accept-Language': 'fr' });
      expect([path, headers.get('content-language')]).toEqual([path, 'fr']);
      expect(headers.get('vary')).toMatch(/Accept-Language.*Cookie|Cookie.*Accept-Language/);
      expect(headers.get('cache-control')).toMatch(/private|no-store/);
    }
  });
});

describe('a stranger who asks for nonsense', () => {
  test.each([
    ['*', 'en'],
    ['de-AT;q=0.1, fr', 'fr'],
    ['de;q=0, es;q=0.1', 'es'],
    [`${'x-nonsense,'.repeat(900)}de`, 'de'],
    [';;;q=,,=', 'en'],
    ['de;q=abc', 'en'],
    ['DE-de', 'de'],
  ])('by Accept-Language gets a page: %s', async (asked, expected) => {
    const response = await open('/premium', { 'Accept-Language': asked });
    expect([response.status, languageOf(await response.text())]).toEqual([200, expected]);
  });

  test.each([
    '/premium?in=xx',
    '/premium?in=',
    '/premium?in=DE',
    '/premium?in=de&in=fr',
    '/premium?in[]=de',
    '/?in=%00',
  ])('by an address gets the page that their browser asks for: %s', async (path) => {
    const response = await open(path, { 'Accept-Language': 'es' });
    const html = await response.text();
    expect([response.status, languageOf(html)]).toEqual([200, 'es']);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(canonicalOf(html)).not.toContain('in=');
  });

  test.each(['xx', '', '"de"', '%64%65', 'de"><script>', 'de, en'])(
    'by a cookie gets the page that their browser asks for: %s',
    async (value) => {
      const headers = { Cookie: `rollcall_language=${value}; other=1`, 'Accept-Language': 'es' };
      expect(languageOf(await page('/premium', headers))).toBe('es');
    },
  );
});
