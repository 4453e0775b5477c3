import { expect, test } from 'vitest';
import { isActiveLink } from './active-link.ts';

test('Home is active on its very path alone', () => {
  expect(isActiveLink('/', '/')).toBe(true);
  expect(isActiveLink('/', '/my-games')).toBe(false);
});

test('other links are active wherever the path starts with theirs', () => {
  expect(isActiveLink('/my-games', '/my-games')).toBe(true);
  expect(isActiveLink('/game-nights', '/game-nights/12')).toBe(true);
  expect(isActiveLink('/premium', '/profile')).toBe(false);
});
