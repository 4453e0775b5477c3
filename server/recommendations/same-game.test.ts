import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameGame, KnownGames } from './same-game.ts';

test.each([
  ['Ticket to Ride', 'Ticket to Ride: Europe'],
  ['Ticket to Ride: 10th Anniversary', 'Ticket to Ride'],
  ['CATAN', 'Catan: Seafarers'],
  ['Agricola', 'Agricola (Revised Edition)'],
  ['Fury of Dracula (Second Edition)', 'Fury of Dracula (Third/Fourth Edition)'],
  ['Citadels (2000)', 'Citadels (2016)'],
  ['Sushi Go!', 'Sushi Go Party!'],
  ['Carcassonne', 'Carcassonne Big Box 6'],
  ['Wingspan', 'Wingspan – Oceania Expansion'],
  ['The Castles of Burgundy', 'Castles of Burgundy'],
  ['Die Fürsten von Florenz', 'Die Fursten von Florenz'],
  ['Star Wars: X-Wing Miniatures Game', 'Star Wars: X-Wing Miniatures Game – The Force Awakens Core Set'],
])('%s and %s are the same game', (one, other) => {
  expect(isSameGame(one, other)).toBe(true);
});

test.each([
  ['Azul', 'Calico'],
  ['Star Wars', 'Star Wars: Rebellion'],
  ['Ticket to Ride', 'Ticket to Nowhere'],
  ['7 Wonders', '7 Wonders Duel'],
  ['Istanbul', 'Istanbul: The Dice Game'],
  ['Pandemic Legacy: Season 1', 'Pandemic Legacy: Season 2'],
  ['Star Wars: Rebellion', 'Star Wars: Imperial Assault'],
  ['Dune', 'Dune: Imperium'],
  ['Imperial', 'Imperial Settlers'],
  ['Go', 'Go Nuts for Donuts'],
  ['Arkham Horror (Third Edition)', 'Arkham Horror: The Card Game (Revised Edition)'],
  ['???', 'Azul'],
])('%s and %s are two games', (one, other) => {
  expect(isSameGame(one, other)).toBe(false);
});

test('if one title continues the other, the similarity decides', () => {
  expect(isSameGame('Concordia', 'Concordia Venus', () => 0.9)).toBe(true);
  expect(isSameGame('Concordia', 'Concordia Venus', () => 0.3)).toBe(false);
});

test('the relation is reflexive and symmetric', () => {
  const title = fc.array(fc.constantFrom('Azul', 'Star', 'Wars', ':', '–', '(', ')', '2', 'Edition', 'Dice', 'the'));
  fc.assert(
    fc.property(title, title, (one, other) => {
      const [a, b] = [one.join(' '), other.join(' ')];
      expect(isSameGame(a, a)).toBe(true);
      expect(isSameGame(a, b)).toBe(isSameGame(b, a));
    }),
  );
});

test.each([
  ['Azul 2nd Edition', 'Azul (2nd Edition)'],
  ['Azul (2nd Edition)', 'Azul 2nd Edition'],
])('%s equals %s: brackets are ignored', (one, other) => {
  expect(isSameGame(one, other)).toBe(true);
});

test('a search among many games gives the same result as comparing with each game', () => {
  const words = fc.array(fc.constantFrom('Azul', 'Star', 'Wars', ':', '(', ')', '2', 'Edition', 'the', '!'), {
    maxLength: 5,
  });
  const title = words.map((all) => all.join(' '));
  fc.assert(
    fc.property(
      title,
      fc.array(title, { maxLength: 4 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (asked, titles, like) => {
        const games = new KnownGames(titles.map((known) => ({ title: known })));
        expect(games.has(asked, () => like)).toBe(titles.some((known) => isSameGame(asked, known, () => like)));
      },
    ),
  );
});

describe('among the known games', () => {
  const known = new KnownGames([
    { title: 'Concordia' },
    { title: 'Ticket to Nowhere' },
    { title: 'Ticket to Ride: Europe' },
    { title: 'Concordia Salsa' },
  ]);
  const unlike = () => 0;

  test.each(['Ticket to Nowhere: Again', 'Ticket to Ride', 'TICKET TO RIDE: EUROPE', 'Concordia: Gallia'])(
    'there is %s',
    (title) => {
      expect(known.has(title, unlike)).toBe(true);
    },
  );

  test.each(['Ticket', 'Azul', 'Concordia Venus', ''])('there is no %j', (title) => {
    expect(known.has(title, unlike)).toBe(false);
  });

  test('a title that continues a known title is compared with that game by similarity', () => {
    expect(known.has('Concordia Venus', ({ title }) => (title === 'Concordia' ? 0.6 : 0))).toBe(true);
    expect(known.has('Concordia Venus', ({ title }) => (title === 'Concordia' ? 0.59 : 1))).toBe(false);
  });
});
