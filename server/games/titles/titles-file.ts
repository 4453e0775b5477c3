import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse';
import * as z from 'zod';
import type { TitleMatch } from '#shared/games/titles-contract.ts';
import type { CommunityRatings } from '#server/platform/config/environment.ts';
import { difficultyByWeight } from '../difficulty.ts';
import { playersText } from '../catalogue/catalogue-file.ts';

/** A number cell in which empty and 0 mean unknown. */
const positive = z.string().transform((cell) => Number(cell) || null);

const row = z.object({
  bgg_id: z.coerce.number().int(),
  title: z.string().min(1),
  year: positive,
  min_players: positive,
  max_players: positive,
  max_minutes: positive,
  min_age: positive,
  weight: positive,
});

/** The rows of data/titles.csv, best known first; weights are null if ratings are `off`. Yields to other requests while reading. */
export const readTitles = (path: string, ratings: CommunityRatings = 'on'): Promise<TitleMatch[]> =>
  pipeline(createReadStream(path), parse({ columns: true, bom: true }), async (rows: AsyncIterable<unknown>) => {
    const titles: TitleMatch[] = [];
    for await (const cells of rows) titles.push(toMatch(row.parse(cells), ratings));
    return titles;
  });

function toMatch(game: z.output<typeof row>, ratings: CommunityRatings): TitleMatch {
  const countsPlayers = game.min_players !== null || game.max_players !== null;
  return {
    bggId: game.bgg_id,
    title: game.title,
    year: game.year,
    players: countsPlayers ? playersText(game.min_players, game.max_players) : null,
    duration: game.max_minutes === null ? null : `${game.max_minutes} min`,
    minAge: game.min_age,
    category: null,
    difficulty: game.weight === null ? null : difficultyByWeight(game.weight),
    weight: ratings === 'on' ? game.weight : null,
    bestPlayers: null,
  };
}
