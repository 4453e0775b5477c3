import { expect, test } from 'vitest';
import { isActiveLink } from './active-link.ts';

test('Home is active only if the path is exactly "/"', () => {
  expect(isActiveLink('/', '/')).toBe(true);
  expect(isActiveLink('/', '/my-games')).toBe(false);
});

test('other links are active if the path starts with their path', () => {
  expect(isActiveLink('/my-games', '/my-games')).toBe(true);
  expect(isActiveLink('/game-nights', '/game-nights/12')).toBe(true);
  expect(isActiveLink('/premium', '/profile')).toBe(false);
});
