import { expect, test } from 'vitest';
import { titleKeys } from './title-keys.ts';

test.each([
  ['Azul', 'azul'],
  ['CATAN Board Game (Base Game) | Family Board Game for Adults', 'catan'],
  ['Codenames Card Game - Czech Games Edition', 'codenames'],
  ['7 Wonders, 2nd Edition', '7 wonders'],
  ['Azul, Brettspiel', 'azul'],
  ['Ticket to Ride® Board Game 2-5 Players', 'ticket to ride'],
])('the keys of %j include %j', (title, key) => {
  expect(titleKeys(title)).toContain(key);
});

test.each(['Pandemic - On the Brink Expansion', 'Azul - Playmat', 'Catan | Card Sleeves'])(
  'the only key of %j is the full title',
  (title) => {
    expect(titleKeys(title)).toEqual([title.toLowerCase()]);
  },
);
