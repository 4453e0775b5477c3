import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { scrapeGame } from '#shared/transfer/scrape-contract.ts';
import { rateLimits } from '#shared/schema/operations.ts';
import { seedCatalogue } from '#server/games/catalogue/seed.ts';
import type { FetchPage } from '#server/platform/outbound/page-fetcher/fetch-page.ts';
import { PageUnreadable } from '#server/platform/outbound/page-fetcher/page-unreadable.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { startTestApp, type TestApp } from '#tests/support/server/test-app.ts';
import { bggPage, CLOUDY_PAGE, SHOP_PAGE } from './pages.ts';

let app: TestApp;
let ana: Person;
/** The page at every address; an error for a page that cannot be read. */
let html: string | Error;

const fetchPage: FetchPage = (url) =>
  html instanceof Error ? Promise.reject(html) : Promise.resolve({ html: Buffer.from(html), charset: null, url });

beforeAll(async () => {
  app = await startTestApp({ services: { fetchPage } });
  await seedCatalogue(app.services.db);
});
afterAll(() => app.close());
beforeEach(async () => {
  ana = await makeOwner(app);
});

const SHOP = 'https://www.shop.example/azul';
const scrape = (page: string | Error, url: string = SHOP) => {
  html = page;
  return ana.call(scrapeGame, { body: { url } });
};

describe('an address is rejected with an error for the field', () => {
  test.each([
    '',
    '   ',
    'azul',
    'file:///etc/passwd',
    'data:text/html,x',
    'gopher://shop.example',
    'javascript:alert(1)',
    'https://user:secret@shop.example',
    'https://shop.example:8443/',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data/',
    `https://shop.example/${'x'.repeat(2_000)}`,
  ])('if it is %j', async (url) => {
    const { status, refusal } = await scrape(SHOP_PAGE, url);
    expect(status).toBe(400);
    expect(Object.keys(refusal.fields ?? {})).toEqual(['url']);
  });
});

describe('a page is rejected', () => {
  test('with the same message for every reason', async () => {
    for (const reason of [
      new PageUnreadable('its name leads to no public address'),
      new PageUnreadable('it answers 500'),
      new Error('bug'),
    ]) {
      const { status, refusal } = await scrape(reason);
      expect(status).toBe(422);
      expect(refusal).toEqual({
        code: 'import_failed',
        message: 'Could not import game information from this URL.',
      });
    }
  });

  test.each(['', '<p>Hello</p>', CLOUDY_PAGE])('without title and image: %j', async (page) => {
    expect((await scrape(page)).refusal.code).toBe('import_failed');
  });

  test('within the time limit if a quote in its JSON is never closed', async () => {
    const page = `<script type="application/ld+json">{"@type":"Product","name":"${'a'.repeat(34)}\n,]</script>`;
    expect((await scrape(page)).refusal.code).toBe('import_failed');
  }, 10_000);

  test('after twenty pages in a minute', async () => {
    for (let n = 0; n < 20; n += 1) expect((await scrape(SHOP_PAGE)).status).toBe(200);
    const { status, headers } = await scrape(SHOP_PAGE);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    await app.services.db.delete(rateLimits).where(eq(rateLimits.key, `page fetched:${ana.id}`));
    expect((await scrape(SHOP_PAGE)).status).toBe(200);
  });
});

describe('slow pages', () => {
  const AT_ONCE = 16;
  /** The first page starts a worker thread. */
  const PATIENCE = { timeout: 20_000 };
  /** Pages that are being fetched, each with what lets it arrive. */
  let open: (() => void)[];
  let slow: TestApp;
  const people: Person[] = [];
  const importOf = (person: Person) => person.call(scrapeGame, { body: { url: SHOP } });
  const arrive = () => open.splice(0).forEach((one) => one());

  beforeAll(async () => {
    slow = await startTestApp({
      databaseOf: app,
      services: {
        fetchPage: (url) =>
          new Promise((resolve) => open.push(() => resolve({ html: Buffer.from(SHOP_PAGE), charset: null, url }))),
      },
    });
    for (let n = 0; n <= AT_ONCE; n += 1) people.push(await makeOwner(slow));
  });
  afterAll(() => slow.close());
  beforeEach(() => {
    open = [];
  });

  test('of one account are fetched one at a time; one more request queues, and a third gets 429', async () => {
    const [one] = people as [Person];
    const sent = Array.from({ length: 3 }, () => importOf(one));
    const first = await Promise.race(sent);
    expect([first.status, first.headers.get('retry-after')]).toEqual([429, '5']);
    for (let n = 0; n < 2; n += 1) {
      await expect.poll(() => open.length, PATIENCE).toBe(1);
      arrive();
    }
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 429]);
  });

  test('of all accounts are limited to sixteen in memory, and others queue', async () => {
    const sent = people.map(importOf);
    await expect.poll(() => open.length, PATIENCE).toBe(AT_ONCE);
    expect((await people[0]?.fetch('/api/games'))?.status).toBe(200);
    expect(open).toHaveLength(AT_ONCE);
    arrive();
    await expect.poll(() => open.length, PATIENCE).toBe(1);
    arrive();
    for (const { status } of await Promise.all(sent)) expect(status).toBe(200);
  });
});

describe('a BoardGameGeek page', () => {
  const address = 'https://boardgamegeek.com/boardgame/999999999/the-unknown-game';

  test('provides all facts of a game outside the catalogue', async () => {
    const { body } = await scrape(bggPage(), address);
    expect(body).toEqual({
      title: 'The Unknown Game',
      players: '2-5',
      duration: '60-90 min',
      category: 'cooperative',
      difficulty: 'hard',
      minAge: 12,
      rating: 4,
      imageUrl: 'https://cf.geekdo-images.com/original.jpg',
      description: 'Ends with "});" & goes on.',
      buyUrl: address,
      bggId: 999999999,
      year: 2024,
      weight: 3.2,
      bestPlayers: null,
    });
  });

  test('with missing facts is completed from the catalogue by id', async () => {
    const page = bggPage({ objectid: 13, name: 'Die Siedler', minplayers: '0', maxplayers: '0', minage: '' });
    const { body } = await scrape(page, 'https://boardgamegeek.com/boardgame/13/catan');
    expect(body).toMatchObject({ title: 'CATAN', bggId: 13, players: '3-4', minAge: 10 });
  });

  test('that blocks programs is identified by the id in its address', async () => {
    const { status, body } = await scrape(
      new PageUnreadable('it answers 403'),
      'https://boardgamegeek.com/boardgame/13/catan',
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'CATAN', players: '3-4', category: expect.any(String) });
  });
});

describe('the page of a shop', () => {
  test('is matched with the catalogue despite additions to the title', async () => {
    const { body } = await scrape(SHOP_PAGE);
    expect(body).toMatchObject({
      title: 'Azul',
      players: '2-4',
      minAge: 8,
      bggId: 230802,
      imageUrl: 'https://www.shop.example/pictures/azul.jpg',
      buyUrl: SHOP,
    });
  });

  test('of an expansion is not matched with the base game', async () => {
    const { body } = await scrape(
      '<title>Azul Crystal Mosaic Expansion - Shop</title><meta property="og:type" content="product">',
    );
    expect(body).toMatchObject({ title: 'Azul Crystal Mosaic Expansion', bggId: null, players: null });
  });
});
