import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../config/project-root.ts';
import { readCatalogue } from './catalogue-file.ts';

const games = readCatalogue(await readFile(join(projectRoot, 'data/catalogue.csv')));
const outcomeOf = (title: string) => games.find((game) => game.title === title)?.outcome;

test('the catalogue says of each of its games how a play is decided', () => {
  expect(games).toHaveLength(2_000);
  expect(games.filter(({ outcome }) => outcome === undefined)).toEqual([]);
});

test.each([
  ['lowest', 'Skyjo', 'Take 5', 'No Thanks!', 'Hearts'],
  ['cooperative', 'Just One', 'Hanabi', 'Pandemic', 'The Crew: The Quest for Planet Nine', 'Codenames: Duet'],
  ['teams', 'Codenames', 'One Night Ultimate Werewolf', 'Tichu', 'The Resistance: Avalon'],
  ['none', 'Chess', 'Exploding Kittens', 'Magic: The Gathering', 'Hive'],
  ['highest', 'Azul', 'CATAN', 'Wingspan', '7 Wonders', 'Carcassonne'],
])('%s: %s, %s and others', (outcome, ...titles) => {
  expect(titles.map(outcomeOf)).toEqual(titles.map(() => outcome));
});

test('a game that calls itself cooperative, without sides or traitors, is won or lost together', () => {
  const others = /Team-Based|Hidden Roles|Traitor|Semi-Cooperative|Solo/;
  const against = games.filter(
    ({ category, mechanics, outcome }) =>
      category === 'cooperative' && !mechanics.some((name) => others.test(name)) && outcome !== 'cooperative',
  );
  expect(against.map(({ title }) => title)).toEqual([]);
});
