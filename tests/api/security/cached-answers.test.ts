import { expect, test } from 'vitest';
import { allContracts } from '#shared/all-contracts.ts';
import { listCopies } from '#shared/copies/copies-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { listStaffRecommendations } from '#shared/recommendations/staff-recommendations-contract.ts';
import { listPlays } from '#shared/plays/plays-contract.ts';
import { listPopularGames } from '#shared/games/popular-games-contract.ts';
import { getSharedCollection, listComments } from '#shared/sharing/shared-collection-contract.ts';
import { createSharing } from '#shared/sharing/sharing-contract.ts';
import { makeOwner, visitor } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { testOwner } from '#tests/support/server/test-owner.ts';

const app = testApp({ screens: true });
const ana = testOwner(app);

/** Lists with a tag: a browser keeps them, and asks each time whether they still hold. */
const TAGGED = new Set<string>([
  listGames.path,
  listCopies.path,
  listPlays.path,
  listPopularGames.path,
  listStaffRecommendations.path,
]);

test.each(allContracts.filter(({ method }) => method === 'get').map(({ path }) => path))(
  'responses of %s are not cached without revalidation, for anybody',
  async (path) => {
    for (const person of [ana, visitor(app)]) {
      const response = await person.fetch(path.replace(/:\w+/, '1'));
      const kept = response.status === 200 && TAGGED.has(path) ? 'private, no-cache' : 'no-store';
      expect(response.headers.get('cache-control')).toBe(kept);
    }
  },
);

test('a shared collection is revalidated, and its comments are not cached', async () => {
  const bea = await makeOwner(app, { isPremiumPlus: true });
  const { shareId } = (await bea.call(createSharing, { body: { title: 'Shelf' } })).body;
  const kept = await Promise.all(
    [getSharedCollection, listComments].map((contract) => visitor(app).call(contract, { params: { shareId } })),
  );
  expect(kept.map(({ headers }) => headers.get('cache-control'))).toEqual(['private, no-cache', 'no-store']);
});

test('the ETag of a list of one user does not match for the next user of the browser', async () => {
  const etag = (await ana.fetch(listGames.path)).headers.get('etag') ?? '';
  const headers = { 'If-None-Match': etag };
  expect((await ana.fetch(listGames.path, { headers })).status).toBe(304);
  const bea = await makeOwner(app);
  expect((await bea.fetch(listGames.path, { headers })).status).toBe(200);
  expect((await visitor(app).fetch(listGames.path, { headers })).status).toBe(401);
});

test.each(['/', '/my-games', '/api/nothing', '/%ff', '/assets/nothing.js', '/oidc/nothing'])(
  '%s cannot be framed, and runs only its own scripts',
  async (path) => {
    const { headers } = await fetch(app.origin + path);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-security-policy')).toMatch(
      /frame-ancestors 'none'.*script-src 'self'( 'sha256-[^']+')*(;|$)/,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test.each(['/%ff', '/assets/%ff', '/assets/..%2f..%2fserver%2fmain.js', '/api/%ff', '/oidc/interaction/%ff', '/%00'])(
  '%s reveals no internal details',
  async (path) => {
    const response = await fetch(app.origin + path);
    expect(response.status).toBeLessThan(500);
    expect(await response.text()).not.toMatch(/\bat .*\.[jt]s:\d|node_modules|URIError/);
  },
);
