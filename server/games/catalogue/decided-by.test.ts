import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { readCatalogue } from './catalogue-file.ts';

const games = readCatalogue(await readFile(join(projectRoot, 'data/catalogue.csv')));
const outcomeOf = (title: string) => games.find((game) => game.title === title)?.outcome;

test('every game of the catalogue has an outcome', () => {
  expect(games).toHaveLength(2_000);
  expect(games.filter(({ outcome }) => outcome === undefined)).toEqual([]);
});

test.each([
  ['lowest', 'Skyjo', 'Take 5', 'No Thanks!', 'Hearts', 'Gloom'],
  [
    'cooperative',
    'Just One',
    'Hanabi',
    'Pandemic',
    'The Crew: The Quest for Planet Nine',
    'Codenames: Duet',
    'Under Falling Skies',
  ],
  ['teams', 'Codenames', 'One Night Ultimate Werewolf', 'Tichu', 'The Resistance: Avalon'],
  ['none', 'Chess', 'Exploding Kittens', 'Magic: The Gathering', 'Hive', 'Oath', 'Cyclades'],
  ['highest', 'Azul', 'CATAN', 'Wingspan', '7 Wonders', 'Carcassonne', 'ICECOOL', 'Palm Island'],
])('%s: %s, %s and others', (outcome, ...titles) => {
  expect(titles.map(outcomeOf)).toEqual(titles.map(() => outcome));
});

test('a cooperative game without teams or traitors has the cooperative outcome', () => {
  const others = /Team-Based|Hidden Roles|Traitor|Semi-Cooperative|Solo/;
  const against = games.filter(
    ({ category, mechanics, outcome }) =>
      category === 'cooperative' && !mechanics.some((name) => others.test(name)) && outcome !== 'cooperative',
  );
  expect(against.map(({ title }) => title)).toEqual([]);
});

test('a game for one player has no outcome that compares players', () => {
  const alone = games.filter(({ players, outcome }) => players === '1' && outcome !== 'cooperative');
  expect(alone.map(({ title }) => title)).toEqual([]);
});
