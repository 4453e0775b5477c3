import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownMethod, routePattern } from './route-pattern.ts';

test.each([
  [{ baseUrl: '', route: { path: '/api/games/:id' } }, '/api/games/:id'],
  [{ baseUrl: '/rsvp', route: { path: '/:token/votes' } }, '/rsvp/:token/votes'],
  [{ baseUrl: '/OIDC', route: undefined }, '/oidc/*'],
  [{ baseUrl: '', route: undefined }, '(no route)'],
])('%j is %s', (req, pattern) => {
  expect(routePattern(req)).toBe(pattern);
});

test('a mount with something of the address in it is never told', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 12 }), (token) => {
      const pattern = routePattern({ baseUrl: `/rsvp/${token}`, route: { path: '/' } });
      expect(pattern).toBe('(no route)');
    }),
  );
});

test('methods are those that anybody uses', () => {
  expect([knownMethod('PATCH'), knownMethod('PROPFIND')]).toEqual(['PATCH', 'other']);
});
