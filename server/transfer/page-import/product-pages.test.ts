import { describe, expect, test } from 'vitest';
import { ADDRESS, ld, og, page, product, SHOP } from './made-up-pages.ts';
import { readPage } from './read-page.ts';

const read = (html: string, url = ADDRESS) => readPage({ html: Buffer.from(html), charset: null, url: new URL(url) });
const title = async (html: string, url = ADDRESS) => (await read(html, url)).title;
const site = { site_name: SHOP };
const h1 = (text: string) => `<h1>${text}</h1>`;
const NOINDEX = '<meta name="robots" content="noindex,nofollow">';

describe('a page that is no product gives nothing', () => {
  test.each([
    ['a robot check', page({ title: 'Robot or human?', body: h1('Robot or human?') })],
    [
      'a robot check named after the shop',
      page({ title: 'Spielladen.example', body: '<h4>Enter the characters</h4>' }),
    ],
    ['a check that waits', page({ title: 'Just a moment...', body: h1('spielladen.example') })],
    ['a german check', page({ lang: 'de', title: 'Sicherheitsprüfung', body: h1('Sicherheitsprüfung') })],
    ['a french check', page({ title: 'Vérification', body: h1('Vérification de votre navigateur') })],
    ['a japanese check', page({ title: 'ロボットではありません', body: h1('確認してください') })],
    ['an error', page({ title: 'Sorry! Something went wrong!' })],
    ['access denied', page({ title: 'Access Denied', body: h1('Access Denied') })],
    ['not found', page({ title: '404 Not Found', body: h1('404 Not Found') })],
    [
      'not found in german',
      page({ title: `Seite nicht gefunden – ${SHOP}`, head: og(site), body: h1('Seite nicht gefunden') }),
    ],
    ['not found in polish', page({ title: `Strona nie istnieje | ${SHOP}`, body: h1('Strona nie istnieje') })],
    [
      'not found, declared and not to be indexed',
      page({
        title: 'Page not found',
        head: og({ ...site, title: 'Page not found' }) + NOINDEX,
        body: h1('Page not found'),
      }),
    ],
    [
      'not found at an address of its own',
      page({
        title: `404 Not Found – ${SHOP}`,
        head: `${og({ ...site, title: '404 Not Found', url: 'https://www.spielladen.example/404' })}<link rel="canonical" href="https://www.spielladen.example/404">`,
        body: h1('Page not found'),
      }),
    ],
    [
      'the front page',
      page({
        title: `${SHOP} | Brettspiele, Spielzeug & mehr`,
        head: og({ ...site, title: SHOP, image: '/logo.png' }),
        body: h1('Willkommen'),
      }),
    ],
    [
      'the front page that declares itself',
      page({
        title: `Spiele für alle | ${SHOP}`,
        head: og({ ...site, title: 'Spiele für alle', url: 'https://www.spielladen.example/' }),
        body: h1('Spiele für alle'),
      }),
    ],
    [
      'the front page with featured products',
      page({
        title: `Neuheiten | ${SHOP}`,
        head: og({ ...site, title: 'Neuheiten' }) + ld({ '@graph': [product('Azul'), product('Orléans')] }),
        body: h1('Neuheiten'),
      }),
    ],
    [
      'sign-in',
      page({
        title: `Anmelden | ${SHOP}`,
        head: og({ ...site, title: 'Anmelden' }),
        body: `${h1('Anmelden')}<main><form><input type="password"></form></main>`,
      }),
    ],
    [
      'results of a search',
      page({
        title: `Suchergebnisse für azul | ${SHOP}`,
        head: og({ ...site, title: 'Suchergebnisse für azul' }),
        body: `<input type="search" value="azul">${h1('Suchergebnisse für azul')}`,
      }),
    ],
    [
      'results of a search in its data',
      page({
        title: `Ergebnisse | ${SHOP}`,
        head: og({ ...site, title: 'Ergebnisse' }) + ld({ '@type': ['CollectionPage', 'SearchResultsPage'] }),
        body: h1('Ergebnisse'),
      }),
    ],
  ])('%s', async (_what, html) => {
    expect(await read(html)).toEqual({});
  });

  test('and a game page of BoardGameGeek still has the id of its address', async () => {
    const html = page({ title: 'Just a moment...' });
    expect(await read(html, 'https://boardgamegeek.com/boardgame/13/catan')).toEqual({ bggId: 13 });
  });
});

describe.each([
  '404: Law Not Found',
  'Forbidden Island',
  'Are You a Robot?',
  'Sorry!',
  'Access Denied',
  'Robot Harbour',
])('%s is a game where its page says so', (name) => {
  test.each([
    ['JSON-LD', page({ title: `${name} - Board Game - ${SHOP}`, head: ld(product(name)), body: h1(name) })],
    [
      'microdata',
      page({
        title: `${name} | ${SHOP}`,
        body: `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">${name}</h1></div>`,
      }),
    ],
    ['og:type', page({ title: `${name} | ${SHOP}`, head: og({ ...site, type: 'product', title: name }) })],
    ['heading and og:title', page({ title: `${name} | ${SHOP}`, head: og({ ...site, title: name }), body: h1(name) })],
    ['price', page({ title: name, head: '<meta property="product:price:amount" content="39.90">', body: h1(name) })],
    ['what it tells', page({ title: name, body: `${h1(name)}<p>For 2-4 players, ages 8 and up.</p>` })],
  ])('by %s', async (_sign, html) => {
    expect(await title(html)).toBe(name);
  });

  test('by its address', async () => {
    const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    expect(await title(page({ title: name, body: h1(name) }), `https://www.spielladen.example/games/${slug}`)).toBe(
      name,
    );
  });
});

describe('product data that disagrees with the rest of the page', () => {
  const rest = {
    title: `Azul: Summer Pavilion | ${SHOP}`,
    body: h1('Azul: Summer Pavilion'),
  };

  test.each([
    ['another product', product('Catan', { numberOfPlayers: '3-4' })],
    ['another product with its address', product('Azul', { url: 'https://www.spielladen.example/p/azul' })],
    ['a part of its name', product('Azul')],
    ['several products', { '@graph': [product('Catan'), product('Carcassonne')] }],
    ['the shop', product(SHOP)],
  ])('does not overrule it: %s', async (_what, data) => {
    const head = og({ ...site, title: 'Azul: Summer Pavilion', type: 'product' }) + ld(data);
    const facts = await read(page({ ...rest, head }));
    expect(facts).toEqual({ title: 'Azul: Summer Pavilion' });
  });

  test('does not hide the product that agrees', async () => {
    const graph = [product('Catan', { image: '/catan.jpg' }), product('Azul: Summer Pavilion', { image: '/azul.jpg' })];
    expect(await read(page({ ...rest, head: ld({ '@graph': graph }) }))).toEqual({
      title: 'Azul: Summer Pavilion',
      imageUrl: 'https://www.spielladen.example/azul.jpg',
    });
  });

  test('in microdata does not overrule it', async () => {
    const other = '<li itemscope itemtype="https://schema.org/Product"><b itemprop="name">Catan</b></li>';
    const own = '<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Azul</h1></div>';
    expect(await title(page({ title: `Azul | ${SHOP}`, body: other + own }))).toBe('Azul');
  });
});

describe('a variant does not name its group', () => {
  const variants = [product('Azul - Deutsch / Default', { image: '/de.jpg' }), product('Azul - English')];

  test.each([
    ['hasVariant', { '@type': 'ProductGroup', name: 'Azul', hasVariant: variants }],
    ['isVariantOf', product('Azul - Deutsch', { isVariantOf: { '@type': 'ProductGroup', name: 'Azul' } })],
  ])('by %s', async (_how, data) => {
    expect(await title(page({ title: '', head: ld(data) }))).toBe('Azul');
    expect(await title(page({ title: `Azul | ${SHOP}`, head: ld(data), body: h1('Azul') }))).toBe('Azul');
  });
});

describe('the words of a shop are no part of a title', () => {
  test.each([
    `Azul kaufen | ${SHOP}`,
    `Azul online kaufen - ${SHOP}`,
    'Azul günstig online bestellen',
    'Azul acheter en ligne',
    'Azul comprar online',
    'Azul online kopen',
    'Azul - Default',
    'Azul - Default Title',
    'Azul | ボードゲーム',
    'Azul｜ボードゲーム｜通販',
    'Azul | Brettspiel',
    'Azul - Jeu de société',
    'Azul - Juego de mesa',
    'Azul - Gioco da tavolo',
    'Azul | Bordspel',
    'Azul - Gra planszowa',
    'Azul: Amazon.co.uk: Kiesling, Michael: Books',
    'Azul : Amazon.de: Spielzeug',
  ])('%s', async (text) => {
    expect(await title(page({ title: text, head: og({ type: 'product' }) }))).toBe('Azul');
    expect(await title(page({ title: text, head: og({ type: 'product', title: text }) }))).toBe('Azul');
  });

  test('beside a clean product title', async () => {
    const body = '<h1><span id="productTitle"> Azul </span> <span>Board game – 2017</span></h1>';
    const html = page({ title: 'Azul: Amazon.co.uk: Kiesling: Books', head: og({ type: 'product' }), body });
    expect(await title(html)).toBe('Azul');
  });

  test.each(['Kaufen!', 'Brass: Birmingham', 'Ticket to Ride - Europe', 'Buy Low'])('%s stays', async (name) => {
    expect(await title(page({ title: `${name} | ${SHOP}`, head: og({ ...site, type: 'product' }) }))).toBe(name);
  });
});

test('what stands in the first part of a page that was cut is used', async () => {
  const head = og({ title: 'Lantern Harbour', image: 'https://spielladen.example/i.jpg' });
  const cut = page({
    title: `Lantern Harbour | ${SHOP}`,
    head,
    body: `${h1('Lantern Harbour')}<script>"${'x'.repeat(3_000_000)}`,
  });
  const facts = await read(cut.slice(0, 3_000_000));
  expect(facts).toEqual({ title: 'Lantern Harbour', imageUrl: 'https://spielladen.example/i.jpg' });
});
