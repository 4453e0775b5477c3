import { describe, expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

describe('returns null for every spelling of another site and for addresses that are not pages', () => {
  test.each([
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\nSet-Cookie: a=b',
    '\u0000//evil.example',
    '/\u0085/evil.example',
    ' //evil.example',
    '/..//evil.example',
    '/./\\evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    'javascript:alert(1)',
    '/api/logout',
    '/API/auth/demo?x=1',
    '/x/../api/logout',
    '/x/%2e%2e/api/logout',
    '/dev/outbox',
    '/oidc/auth',
    'data:text/html,hi',
    'http:evil.example',
    'my-games',
    '@evil.example',
    '',
    undefined,
    ['/my-games', '/add-game'],
    { path: '/my-games' },
    `/my-games?q=${'a'.repeat(2000)}`,
  ])('%j', (value) => {
    expect(returnPath(value)).toBeNull();
  });
});

test.each([
  '/',
  '/my-games',
  '/my-games?tab=wishlist&q=a%2Fb#top',
  '/a//b',
  '/apiary',
  '/@evil.example',
  '/%2f%2fevil.example',
  '/spiele/né',
])('returns a path of this site unchanged: %s', (path) => {
  expect(returnPath(path)).toBe(path);
});
