import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bggUsername } from './bgg-username.ts';

const names = fc.stringMatching(/^[a-zA-Z0-9_][a-zA-Z0-9_ .'&%-]{0,18}[a-zA-Z0-9_]$/);

test('a name is returned without surrounding blanks', () => {
  fc.assert(fc.property(names, (name) => bggUsername(`  ${name} `) === name));
});

test('the name is extracted from the address of a profile or a collection', () => {
  const pages = fc.constantFrom('/user/', '/profile/', '/collection/user/');
  const sites = fc.constantFrom('https://boardgamegeek.com', 'http://www.boardgamegeek.com', 'boardgamegeek.com');
  const rests = fc.constantFrom('', '/', '?own=1&subtype=boardgame', '#top');
  fc.assert(
    fc.property(names, pages, sites, rests, (name, page, site, rest) => {
      expect(bggUsername(site + page + encodeURIComponent(name) + rest)).toBe(name);
    }),
  );
});

test('encoded blanks around the name in an address are removed', () => {
  expect(bggUsername('boardgamegeek.com/user/%20ana%20')).toBe('ana');
});

test('an address that cannot be decoded is returned as it is', () => {
  expect(bggUsername('https://boardgamegeek.com/user/100%')).toBe('100%');
});
