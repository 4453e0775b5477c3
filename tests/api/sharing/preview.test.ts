import { expect, test } from 'vitest';
import { readBuiltFiles } from '#server/platform/web-app/built-files.ts';
import { changeSharing } from '#shared/sharing/sharing-contract.ts';
import { visitor } from '#tests/support/server/owners.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { shareFor } from '#tests/support/rows/sharing-payloads.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';

const NOT_LISTED = '<meta name="robots" content="noindex" />';

const app = testApp({ screens: true });
const ana = ownerOfEachTest(app, { isPremiumPlus: true, firstName: 'Ana', lastName: 'Secretname' });

const headOf = async ({ shareId }: { shareId: string }, query = '') => {
  const response = await visitor(app).fetch(`/shared/${shareId}${query}`);
  expect(response.status).toBe(200);
  return response.text();
};

test('a private or unknown collection has no preview', async () => {
  const shared = await shareFor(ana, { title: 'Hidden shelf', isPublic: false, allowIndexing: true });
  for (const link of [shared, { shareId: 'AAAAAAAAAAAAAAAAAAAAAA' }, { shareId: '%00' }]) {
    const html = await headOf(link);
    expect(html).toContain(NOT_LISTED);
    expect(html).not.toContain('Hidden shelf');
  }
});

test('link previews show title and description; search engines may index only if the owner allows it', async () => {
  const shared = await shareFor(ana, { title: 'Ana’s "shelf" <script>', description: 'Pick one & tell us' });
  const html = await headOf(shared, '?q=azul');
  expect(html).toContain('<meta property="og:title" content="Ana’s &quot;shelf&quot; &lt;script> · Rollcall" />');
  expect(html).toContain('<meta property="og:description" content="Pick one &amp; tell us" />');
  expect(html).toContain(`<meta property="og:url" content="${app.origin}/shared/${shared.shareId}" />`);
  expect(html).toContain(NOT_LISTED);
  expect(html).not.toContain('Secretname');

  await ana.call(changeSharing, { params: { id: shared.id }, body: { allowIndexing: true, description: null } });
  const listed = await headOf(shared, '?q=azul');
  expect(listed).not.toContain('noindex');
  expect(listed).toContain(`<link rel="canonical" href="${app.origin}/shared/${shared.shareId}" />`);
  expect(listed).toContain('content="The board games of Ana, to look through and search."');
});

test('the picture of its link shows the title, whose games they are, how many, and the most played, but no wishes', async () => {
  await addGameFor(ana, { title: 'Azul', category: 'abstract', timesPlayed: 3 });
  await addGameFor(ana, { title: 'Root', category: 'war', timesPlayed: 9 });
  await addGameFor(ana, { title: 'Secret wish', isWishlist: true });
  const shared = await shareFor(ana, { title: 'Ana’s shelf' });
  const html = await headOf(shared);
  const address = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '';
  expect(html).toContain('<meta property="og:image:alt" content="Ana’s shelf. The board games of Ana, 2 games" />');
  const words = (address.split('/').at(-1) ?? '').split('.')[0] ?? '';
  expect(JSON.parse(Buffer.from(words, 'base64url').toString())).toEqual([
    null,
    'Ana’s shelf',
    'Board games',
    ['The board games of Ana'],
    ['2 games', 'quiet'],
    [
      ['Root', 'war'],
      ['Azul', 'abstract'],
    ],
    '#0b5f66',
  ]);
  expect((await visitor(app).fetch(address.slice(app.origin.length))).headers.get('content-type')).toBe('image/png');
});

test('robots.txt allows the API of shared collections only', async () => {
  const robots = await (await visitor(app).fetch('/robots.txt')).text();
  expect(robots).toMatch(/^Allow: \/api\/shared\/$/m);
  expect(robots).toMatch(/^Disallow: \/api\/$/m);
});

test('a page that is not prerendered preloads its code', async () => {
  const head = await headOf(await shareFor(ana), '?q=azul');
  const built = readBuiltFiles('dist/client', 'en');
  for (const source of ['sharing/shared-collection-page', 'sharing/shared-collection/shared-body'])
    expect(head).toContain(`modulepreload" crossorigin href="/${built[`src/${source}.tsx`]?.file}"`);
});
