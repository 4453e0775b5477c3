import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readBuiltFiles } from '#server/platform/web-app/built-files.ts';
import { LANGUAGES } from '#shared/text/languages.ts';
import { makeOwner, visitor } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { testOwner } from '#tests/support/server/test-owner.ts';

/** Every screen, with its address and its module. */
const pages = await readFile('client/src/app/pages.tsx', 'utf8');

const app = testApp({ screens: true });
const owner = testOwner(app);

const page = async (path: string) => (await visitor(app).fetch(path)).text();

/** The scripts that stand in a page, as a policy names them. */
const hashesIn = (html: string) =>
  [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
const scriptSources = ({ headers }: Response) =>
  /script-src ([^;]*)/
    .exec(headers.get('content-security-policy') ?? '')?.[1]
    ?.split(' ')
    .toSorted();

describe('search engines and link previews', () => {
  test.each([
    ['/', 'Rollcall · Your Ultimate Board Game Companion'],
    ['/premium', 'Plans and prices · Rollcall'],
    ['/terms', 'Terms of Service · Rollcall'],
    ['/privacy', 'Privacy Policy · Rollcall'],
  ])('get title, address and picture of %s', async (path, title) => {
    const html = await page(path);
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(`<link rel="canonical" href="${app.origin}${path}" />`);
    expect(html).toContain(`<meta property="og:title" content="${title}" />`);
    expect(html).toContain(`<meta property="og:image" content="${app.origin}/preview-en.jpg" />`);
    expect(html).not.toContain('noindex');
    expect(html.match(/<title>/g)).toHaveLength(1);
  });

  test('are excluded from private pages', async () => {
    const html = await page('/game-nights/12?"><script>');
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).not.toContain('"><script>');
    const robots = await page('/robots.txt');
    expect(robots).toMatch(/^Disallow: \/rsvp\/$/m);
    // Who shows a preview of a posted link may read its page.
    expect(robots).toMatch(/User-agent: WhatsApp\n(User-agent: .*\n)*Allow: \/rsvp\/\n/);
  });

  test('find the public pages in the sitemap', async () => {
    const response = await visitor(app).fetch('/sitemap.xml');
    expect(response.headers.get('content-type')).toContain('xml');
    const addresses = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toEqual(['/', '/terms', '/privacy'].map((path) => app.origin + path));
    for (const address of addresses) expect((await fetch(String(address))).status).toBe(200);
    expect(await page('/robots.txt')).toContain(`Sitemap: ${app.origin}/sitemap.xml`);
  });

  test('get the picture in the declared size', async () => {
    for (const language of LANGUAGES) {
      const html = await page(`/?in=${language}`);
      const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
      const picture = await (await fetch(address)).arrayBuffer();
      const { format, width, height } = await sharp(Buffer.from(picture)).metadata();
      expect([address, format, width, height]).toEqual([`${app.origin}/preview-${language}.jpg`, 'jpeg', 1200, 630]);
    }
  });
});

describe('the home page', () => {
  test('is prerendered for a visitor, and sent without content to a browser with a session', async () => {
    const heading = 'Your Ultimate Board Game Companion</h1>';
    expect(await page('/')).toContain(heading);
    const response = await (await makeOwner(app)).fetch('/');
    expect(await response.text()).not.toContain(heading);
    expect(response.headers.get('vary')).toContain('Cookie');
    expect(await page('/create-account')).toContain('<div id="root"></div>');
  });

  test('gets 304 while it is unchanged, and 200 after signing in', async () => {
    const etag = (await visitor(app).fetch('/')).headers.get('etag') ?? '';
    const headers = { 'If-None-Match': etag };
    expect((await visitor(app).fetch('/', { headers })).status).toBe(304);
    expect((await (await makeOwner(app)).fetch('/', { headers })).status).toBe(200);
  });

  test('contains nothing that the content security policy blocks', async () => {
    const response = await visitor(app).fetch('/');
    const html = await response.text();
    expect(html).not.toMatch(/<script (?![^>]*src=)|<style/);
    expect(scriptSources(response)).toEqual(["'self'", ...hashesIn(html)].toSorted());
  });

  test('loads assets without the headers of pages', async () => {
    const [, file] = /src="(\/assets\/[^"]+\.js)"/.exec(await page('/')) ?? [];
    const { headers } = await visitor(app).fetch(String(file));
    expect(headers.get('content-security-policy')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toContain('immutable');
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('loads assets compressed for %s', async (accepted, encoding) => {
    const [, file] = /src="(\/assets\/[^"]+\.js)"/.exec(await page('/')) ?? [];
    const response = await visitor(app).fetch(String(file), { headers: { 'Accept-Encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(await response.text()).toBe(await readFile(`dist/client${String(file)}`, 'utf8'));
  });
});

describe('a page that is the same for everybody', () => {
  /** A page that is compressed while it is sent has no length yet. */
  const isPrepared = ({ headers }: Response) => headers.has('content-length') && headers.has('content-encoding');

  test.each(['/', '/?from=chat', '/login', '/game-nights/12'])(
    'is compressed once for all visitors of %s',
    async (path) => {
      expect(isPrepared(await visitor(app).fetch(path))).toBe(true);
    },
  );

  test('is compressed once for all users, unless its links have ids', async () => {
    expect(isPrepared(await owner.fetch('/my-games'))).toBe(true);
    expect(isPrepared(await owner.fetch('/people/12'))).toBe(false);
  });
});

describe('the page of a screen', () => {
  const screens = [...pages.matchAll(/path: '(\/[^']*)'[^]*?import\('#client\/([^']+)'\)/g)];

  test('is tested for every address of the client', () => {
    expect(screens.length).toBe(pages.match(/\bpath: '\//g)?.length);
    expect(screens.length).toBeGreaterThan(20);
  });

  test.each(screens.map(([, path = '', module = '']) => [path, module]))(
    'preloads all its code at %s',
    async (path, module) => {
      const html = await (await owner.fetch(path.replace(/:\w+/, '12'))).text();
      const links = [...html.matchAll(/<link rel="modulepreload" crossorigin href="\/([^"]+)"/g)].map(
        ([, file]) => file,
      );
      expect(links).toContain(readBuiltFiles('dist/client', 'en')[`src/${module}`]?.file);
      for (const file of links) expect((await owner.fetch(`/${String(file)}`)).status).toBe(200);
    },
  );
});

test.each([
  ['/my-games', 'collection/my-games/components/games-panel', 'plays/analytics/analytics-tab'],
  ['/my-games?tab=analytics', 'plays/analytics/analytics-tab', 'collection/my-games/components/games-panel'],
])('at %s preloads only the code of the open tab', async (path, opened, other) => {
  const html = await (await owner.fetch(path)).text();
  const file = (part: string) => readBuiltFiles('dist/client', 'en')[`src/${part}.tsx`]?.file ?? 'none';
  expect(html).toContain(file(opened));
  expect(html).not.toContain(file(other));
});

test('loads code with low priority on the landing page of visitors, and with normal priority elsewhere', async () => {
  const code = /<script type="module"( fetchpriority="low")? crossorigin src/;
  expect(code.exec(await page('/'))?.[1]).toBeDefined();
  expect(code.exec(await page('/premium'))?.[1]).toBeUndefined();
  expect(code.exec(await (await owner.fetch('/')).text())?.[1]).toBeUndefined();
});

describe('preloading of data', () => {
  const preloadedData = (html: string) =>
    [...html.matchAll(/<link rel="preload" as="fetch" crossorigin href="([^"]+)"/g)].map(([, path]) => path);

  test('is omitted for a visitor', async () => {
    for (const path of ['/', '/my-games', '/game-nights/7']) expect(preloadedData(await page(path))).toEqual([]);
  });

  test.each([
    ['/', ['/api/auth/user', '/api/home']],
    ['/my-games', ['/api/auth/user', '/api/games', '/api/loans', '/api/events', '/api/played-games/counts']],
    ['/my-games?tab=analytics', ['/api/auth/user', '/api/games', '/api/events', '/api/game-sessions', '/api/people']],
    [
      '/my-games?tab=nonsense',
      ['/api/auth/user', '/api/games', '/api/loans', '/api/events', '/api/played-games/counts'],
    ],
    ['/game-nights', ['/api/auth/user', '/api/events', '/api/hostings', '/api/invitations']],
    ['/games/7', ['/api/auth/user', '/api/games', '/api/loans', '/api/games/7/sessions', '/api/people']],
    ['/game-nights/7', ['/api/auth/user', '/api/events/7', '/api/events/7/attendees', '/api/events/7/games']],
    ['/profile', ['/api/auth/user']],
  ])('at %s starts before the code has loaded, for a signed-in user', async (path, expected) => {
    expect(preloadedData(await (await owner.fetch(path)).text())).toEqual(expected);
  });

  test('is omitted for an invalid address', async () => {
    expect(preloadedData(await (await owner.fetch('/game-nights/7"><script>')).text())).toEqual([]);
  });
});

test("the home page of an owner preloads the code of the owner's home", async () => {
  const file = readBuiltFiles('dist/client', 'en')['src/home/owner-home/owner-home.tsx']?.file ?? '';
  expect(await (await owner.fetch('/')).text()).toContain(file);
  expect(await page('/')).not.toContain(file);
});

test('the prerendered home page exists', async () => {
  expect(await readFile('dist/prerender/en/home.html', 'utf8')).toContain('Popular Family Games');
});

describe('a screen of a signed-in user', () => {
  const pageOf = async (path: string) => (await owner.fetch(path)).text();
  const drawn = (html: string) => /<main inert="" aria-busy="true"[^]*<\/main>/.exec(html)?.[0] ?? null;

  test.each(['/plays?period=month', '/my-games?q=%3Cscript%3E'])(
    'is prerendered at %s as without the query',
    async (path) => {
      const html = drawn(await pageOf(path));
      expect(html).toBe(drawn(await pageOf(path.split('?')[0] ?? '')));
      expect(html).toContain('<h1');
    },
  );

  test('is prerendered with its tab', async () => {
    expect(drawn(await pageOf('/my-games?tab=analytics'))).toMatch(
      /aria-selected="true"[^>]*>(<[^>]*>)*Scores Analytics/,
    );
  });

  test('runs only its inline script', async () => {
    const response = await owner.fetch('/my-games');
    const hashes = hashesIn(await response.text());
    expect(hashes).toHaveLength(1);
    expect(scriptSources(response)).toEqual(["'self'", ...hashes].toSorted());
  });

  test('is not prerendered for visitors', async () => {
    expect(drawn(await page('/my-games'))).toBeNull();
    expect(drawn(await page('/games/1'))).toBeNull();
  });

  test.each(['/games', '/game-nights'])('of one thing is the same for all, known or not: %s', async (path) => {
    const html = drawn(await pageOf(`${path}/999999999`));
    expect(html).toContain('<main inert=""');
    expect(html).toBe(drawn(await pageOf(`${path}/1`)));
  });

  test('contains no data of the user', async () => {
    const other = await makeOwner(app, { firstName: 'Zenobia' });
    expect(drawn(await (await other.fetch('/')).text())).toBe(drawn(await pageOf('/')));
  });
});
