import { describe, expect, test } from 'vitest';
import { readPage } from './read-page.ts';

const read = (html: string | Buffer, charset: string | null = null) =>
  readPage({ html: Buffer.from(html), charset, url: new URL('https://www.shop.example/games/azul') });
const ld = (json: string) => read(`<script type="application/ld+json">${json}</script>`);

describe('JSON-LD', () => {
  test.each([
    '{{{',
    '[',
    '"text"',
    'null',
    '{"@type":"Product"}',
    '{"@type":"Product","name":{"a":[]},"image":[null,{}]}',
    '['.repeat(100_000),
  ])('that tells nothing is passed over: %s', async (json) => {
    expect(await ld(json)).toEqual({});
  });

  test.each([
    ['in CDATA', '//<![CDATA[\n{"@type":"Product","name":"Azul"}\n//]]>'],
    ['with a trailing comma', '{"@type":"Product","name":"Azul",}'],
    ['with a semicolon at its end', '{"@type":"Product","name":"Azul"};'],
    ['with control characters', '{"@type":"Product",\u0001"name":"\tAzul\n"}'],
    ['inside another thing', '{"@type":"WebPage","mainEntity":{"@type":"http://schema.org/Product","name":"Azul"}}'],
  ])('is read %s', async (_how, json) => {
    expect(await ld(json)).toEqual({ title: 'Azul' });
  });

  test('of a game tells players, time, age, rating and year', async () => {
    const facts = await ld(`{"@type":"Game","name":"Azul","numberOfPlayers":{"minValue":2,"maxValue":4},
      "timeRequired":"PT1H15M","typicalAgeRange":"8-99","datePublished":"2017-10-01",
      "aggregateRating":{"ratingValue":"8,4","bestRating":"10"}}`);
    expect(facts).toEqual({ title: 'Azul', players: '2-4', duration: '75 min', minAge: 8, year: 2017, rating: 4 });
  });
});

test('microdata counts for the product and not for what is inside it', async () => {
  const facts = await read(`<div itemscope itemtype="http://schema.org/Product">
    <div itemprop="brand" itemscope itemtype="http://schema.org/Brand"><b itemprop="name">Plan B</b></div>
    <h1 itemprop="name"><span class="sr-only">Details about</span><!-- 12 --> Azul</h1><a itemprop="image" href="../a.jpg"></a></div>`);
  expect(facts).toEqual({ title: 'Azul', imageUrl: 'https://www.shop.example/a.jpg' });
});

test('long attributes and texts around countless names take no time', async () => {
  const types = 'x '.repeat(500_000);
  const names = `<b itemprop="name" class="${'y '.repeat(2_000)}"> </b>`.repeat(200);
  expect(await read(`<div itemscope itemtype="${types}">${names}</div><title>Azul</title>`)).toEqual({ title: 'Azul' });
}, 10_000);

test('Open Graph is read under name as well, and facts from the words of a description', async () => {
  const facts =
    await read(`<meta name="og:title" content="Azul | Shop"><meta property="og:image" content="//cdn.example/a.jpg">
    <meta name="description" content="For 2 to 4 players, 30-45 minutes, ages 8+">`);
  expect(facts).toMatchObject({
    title: 'Azul',
    imageUrl: 'https://cdn.example/a.jpg',
    players: '2-4',
    duration: '30-45 min',
    minAge: 8,
  });
});

test.each(['data:image/png;base64,AAAA', 'javascript:alert(1)', 'http://'])('%s is no image', async (address) => {
  expect(await read(`<meta property="og:image" content="${address}">`)).toEqual({});
});

test.each([
  ['Azul | Shop', 'Azul'],
  ['shop.example: Azul - Board Game', 'Azul'],
  ['Brass: Birmingham', 'Brass: Birmingham'],
  ['Ticket to Ride - Europe', 'Ticket to Ride - Europe'],
  ['Azul at www.shop.example', 'Azul'],
])('the title %j is read as %j', async (title, expected) => {
  expect(await read(`<title>${title}</title>`)).toEqual({ title: expected });
});

test.each([
  ['windows-1252', null],
  ['windows-1252', 'iso-8859-1'],
  ['utf8', 'no-such-charset'],
])('a page in %s is read where its server says %s', async (charset, said) => {
  const html = '<title>Café</title>';
  const { title } = await read(Buffer.from(html, charset === 'utf8' ? 'utf8' : 'latin1'), said);
  expect(title).toBe('Café');
});

test.each([
  ['a tag in a tag without end', '<b>'.repeat(900_000)],
  ['countless things side by side', '<meta property="og:title" content="x">'.repeat(50_000)],
])(
  '%s is given up in time',
  async (_what, html) => {
    await expect(read(html)).rejects.toThrow(/takes too long|no document/);
  },
  15_000,
);
