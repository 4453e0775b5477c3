import { describe, expect, test } from 'vitest';
import { readPage } from './read-page.ts';

const read = (html: string | Buffer, charset: string | null = null) =>
  readPage({ html: Buffer.from(html), charset, url: new URL('https://www.shop.example/games/azul') });
/** A page that declares itself one of a product. */
const readProduct = (html: string) => read(`<meta property="og:type" content="product">${html}`);
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
  ])('without usable data is ignored: %s', async (json) => {
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

  test('of a game has players, duration, age, rating and year', async () => {
    const facts = await ld(`{"@type":"Game","name":"Azul","numberOfPlayers":{"minValue":2,"maxValue":4},
      "timeRequired":"PT1H15M","typicalAgeRange":"8-99","datePublished":"2017-10-01",
      "aggregateRating":{"ratingValue":"8,4","bestRating":"10"}}`);
    expect(facts).toEqual({ title: 'Azul', players: '2-4', duration: '75 min', minAge: 8, year: 2017, rating: 4 });
  });
});

test('microdata of the product is read, microdata of nested items is not', async () => {
  const facts = await read(`<div itemscope itemtype="http://schema.org/Product">
    <div itemprop="brand" itemscope itemtype="http://schema.org/Brand"><b itemprop="name">Plan B</b></div>
    <h1 itemprop="name"><span class="sr-only">Details about</span><!-- 12 --> Azul</h1><a itemprop="image" href="../a.jpg"></a></div>`);
  expect(facts).toEqual({ title: 'Azul', imageUrl: 'https://www.shop.example/a.jpg' });
});

test('very long attributes and many names are processed within the time limit', async () => {
  const types = 'x '.repeat(500_000);
  const names = `<b itemprop="name" class="${'y '.repeat(2_000)}"> </b>`.repeat(200);
  expect(await read(`<div itemscope itemtype="${types}">${names}</div><title>Azul</title>`)).toEqual({ title: 'Azul' });
}, 10_000);

test('Open Graph is read from name attributes too, and facts from the description', async () => {
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

test.each(['data:image/png;base64,AAAA', 'javascript:alert(1)', 'http://'])(
  '%s is not accepted as an image',
  async (address) => {
    expect(await read(`<meta property="og:image" content="${address}">`)).toEqual({});
  },
);

test.each([
  ['Azul | Shop', 'Azul'],
  ['shop.example: Azul - Board Game', 'Azul'],
  ['Brass: Birmingham', 'Brass: Birmingham'],
  ['Ticket to Ride - Europe', 'Ticket to Ride - Europe'],
  ['Azul at www.shop.example', 'Azul'],
])('the title %j is read as %j', async (title, expected) => {
  expect(await readProduct(`<title>${title}</title>`)).toEqual({ title: expected });
});

test.each([
  ['windows-1252', null],
  ['windows-1252', 'iso-8859-1'],
  ['utf8', 'no-such-charset'],
])('a page in %s is decoded if the server declares %s', async (charset, said) => {
  const html = '<meta property="og:type" content="product"><title>Café</title>';
  const { title } = await read(Buffer.from(html, charset === 'utf8' ? 'utf8' : 'latin1'), said);
  expect(title).toBe('Café');
});

test.each([
  ['a document with unlimited nesting', '<b>'.repeat(900_000)],
  ['countless things side by side', '<meta property="og:title" content="x">'.repeat(50_000)],
])(
  '%s is rejected within the time limit',
  async (_what, html) => {
    await expect(read(html)).rejects.toThrow(/takes too long|no document/);
  },
  15_000,
);

describe('a page of a large shop', () => {
  const shop = (html: string, host = 'www.amazon.de') =>
    readPage({
      html: Buffer.from(`<meta property="og:type" content="product">${html}`),
      charset: null,
      url: new URL(`https://${host}/dp/B077MZ2MPW`),
    });

  test('with a placeholder in its gallery has no image', async () => {
    expect(await shop('<img id="landingImage" src="data:image/gif;base64,R0lGOD">')).toEqual({});
    expect(await shop('<img data-a-dynamic-image="[]"><img data-old-hires="">')).toEqual({});
  });

  test.each([
    ['data-old-hires="https://cdn.example/large.jpg" src="https://cdn.example/s.jpg"', 'https://cdn.example/large.jpg'],
    [
      'data-old-hires="" data-a-dynamic-image=\'{"https://cdn.example/s.jpg":[100,90],"https://cdn.example/l.jpg":[500,450]}\'',
      'https://cdn.example/l.jpg',
    ],
    ['src="https://cdn.example/only.jpg"', 'https://cdn.example/only.jpg'],
  ])('has the first image of its gallery: %s', async (attributes, imageUrl) => {
    expect(await shop(`<img id="landingImage" ${attributes}>`)).toEqual({ imageUrl });
  });

  test('has the large image of any gallery, unless a declared image exists', async () => {
    const gallery = '<a data-zoom-image="/zoom.jpg"></a>';
    expect(await shop(gallery)).toEqual({ imageUrl: 'https://www.amazon.de/zoom.jpg' });
    const declared = await shop(`<meta property="og:image" content="/og.jpg">${gallery}`);
    expect(declared.imageUrl).toBe('https://www.amazon.de/og.jpg');
  });

  test.each([
    ['', 'Azul, Brettspiel : Amazon.de: Küche & Haushalt', 'Azul, Brettspiel'],
    ['<h1><span> Azul </span></h1>', 'Amazon.de: Azul : Küche & Haushalt', 'Azul'],
    ['<h1>Brass: Birmingham</h1>', 'Brass: Birmingham : Amazon.de: Spielzeug', 'Brass: Birmingham'],
    ['<h1>Amazon.de</h1>', 'Amazon.de: Azul', 'Azul'],
    ['<ul class="Breadcrumbs"><li><a>Strategiespiele</a></ul>', 'Azul | Strategiespiele', 'Azul'],
    ['<ul class="Breadcrumbs"><li><a>Catan</a></ul>', 'Catan - Seafarers | Amazon.de', 'Catan - Seafarers'],
    [
      '<ul class="breadcrumb"><li><a>Catan</a></ul><h1>Seafarers - Catan (4th)</h1>',
      'Seafarers - Catan | amazon',
      'Seafarers - Catan',
    ],
    ['<h1>Azul Mini</h1>', 'Azul | Amazon.de', 'Azul'],
  ])('%s has a title without shop and category: %s', async (html, title, expected) => {
    expect(await shop(`<title>${title}</title>${html}`)).toEqual({ title: expected });
  });

  test('has a title without the category of its JSON-LD breadcrumbs', async () => {
    const list = '{"@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","name":"Jeux de stratégie"}]}';
    const facts = await shop(
      `<title>Azul - Jeux de stratégie</title><script type="application/ld+json">${list}</script>`,
    );
    expect(facts).toEqual({ title: 'Azul' });
  });
});
