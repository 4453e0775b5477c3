import { expect, test } from 'vitest';
import { loginPath, safeReturnPath } from './return-path.ts';

test.each([
  null,
  '',
  'my-games',
  'https://elsewhere.example/my-games',
  '//elsewhere.example',
  '///elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '\n//elsewhere.example',
  '/.//elsewhere.example',
  '/my-games/..//elsewhere.example',
  'javascript:alert(1)',
  '/api/logout',
  '/x/../api/logout',
  '/login',
  '/login?returnTo=/login',
  '/create-account',
])('%j is not a valid return path', (returnTo) => {
  expect(safeReturnPath(returnTo)).toBe('/my-games');
});

test.each(['/', '/profile', '/import?id=7', '/game-nights/12?tab=templates'])(
  '%j is a valid return path',
  (returnTo) => {
    expect(safeReturnPath(returnTo)).toBe(returnTo);
  },
);

test('the sign-in page receives the path to return to', () => {
  const { searchParams } = new URL(loginPath('/import?id=7&x=a b'), 'http://rollcall.invalid');
  expect(searchParams.get('returnTo')).toBe('/import?id=7&x=a b');
});
