import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownMethod, routePattern } from './route-pattern.ts';

test.each([
  [{ baseUrl: '', route: { path: '/api/games/:id' } }, '/api/games/:id'],
  [{ baseUrl: '/rsvp', route: { path: '/:token/votes' } }, '/rsvp/:token/votes'],
  [{ baseUrl: '/OIDC', route: undefined }, '/oidc/*'],
  [{ baseUrl: '', route: undefined }, '(no route)'],
])('the pattern of %j is %s', (req, pattern) => {
  expect(routePattern(req)).toBe(pattern);
});

test('a mount path with a token is not reported', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 12 }), (token) => {
      const pattern = routePattern({ baseUrl: `/rsvp/${token}`, route: { path: '/' } });
      expect(pattern).toBe('(no route)');
    }),
  );
});

test('unknown methods are reported as "other"', () => {
  expect([knownMethod('PATCH'), knownMethod('PROPFIND')]).toEqual(['PATCH', 'other']);
});
