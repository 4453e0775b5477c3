import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FAMILY_GAMES } from './family-games.ts';

test('the sample games are in the catalogue with the same player counts and times', () => {
  const lines = readFileSync('data/catalogue.csv', 'utf8').split('\n');
  for (const { title, category, players, minutes } of FAMILY_GAMES) {
    const [min, max] = players.split('-');
    const line = lines.find((one) => one.split(',')[1] === title) ?? '';
    expect(line).toContain(`,${min},${max},`);
    expect(line).toContain(`,${minutes},8,`);
    expect(line).toContain(`,${category},easy,`);
  }
  expect(FAMILY_GAMES.map(({ players, minutes }) => [players, minutes])).toEqual([
    ['2-5', 60],
    ['2-8', 30],
    ['2-4', 45],
  ]);
});
