import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { moodPoints } from '#shared/magic-picker/mood.ts';
import type { Mood } from '#shared/magic-picker/picker-filters.ts';
import type { PickerGame } from '#shared/magic-picker/picker-game.ts';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { readCatalogue } from './catalogue-file.ts';

/** Mood labels by others; not part of this repository. */
const REFERENCE = join(projectRoot, '../shared/data/ratings/moods.tsv');

/** Probability that a labelled game has more points for the mood than an unlabelled one; ties count half. */
function agreement(mood: Mood, games: readonly PickerGame[], isLabelled: (id: number) => boolean): number {
  const points = (labelled: boolean) =>
    games.filter(({ id }) => isLabelled(id) === labelled).map((game) => moodPoints(mood, game));
  const [inside, outside] = [points(true), points(false)];
  const won = inside.flatMap((mine) => outside.map((other) => (mine > other ? 1 : Number(mine === other) / 2)));
  return won.reduce((sum, win) => sum + win, 0) / won.length;
}

describe.skipIf(!existsSync(REFERENCE))('the moods agree with how others label games', () => {
  test.each([
    ['casual', /easy-going/, 0.95],
    ['competitive', /competitive/, 0.8],
    ['cooperative', /cooperative/, 0.95],
    ['social', /gaming_mood:party/, 0.95],
    ['thinking', /expert/, 0.92],
    ['quick', /:very_short/, 0.98],
  ] as const)('%s with %s, in at least %d of all comparisons', async (mood, label, least) => {
    const labels = (await readFile(REFERENCE, 'utf8')).split('\n').map((line) => line.split('\t'));
    const labelled = new Set(labels.filter(([, , name]) => label.test(name ?? '')).map(([id]) => Number(id)));
    const known = new Set(labels.map(([id]) => Number(id)));
    const games = readCatalogue(await readFile(join(projectRoot, 'data/catalogue.csv')))
      .filter(({ bggId }) => known.has(bggId))
      .map(({ bggId, bestPlayers, weight, mechanics, ...facts }): PickerGame => ({
        ...facts,
        id: bggId,
        rating: 0,
        timesPlayed: 0,
        lastPlayed: null,
        bestPlayers,
        recommendedPlayers: null,
        weight,
        mechanics,
      }));
    expect(games.length).toBeGreaterThan(500);
    expect(agreement(mood, games, (id) => labelled.has(id))).toBeGreaterThan(least);
  });
});
