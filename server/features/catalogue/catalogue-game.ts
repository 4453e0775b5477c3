import * as z from 'zod';
import { CATEGORIES, DIFFICULTIES } from '#shared/enums.ts';
import { DEFAULT_MIN_AGE } from '#shared/limits.ts';
import { titleKey } from '#shared/rules/duplicate-title.ts';
import type { popularGames } from '#shared/schema.ts';

const number = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/)
  .transform(Number);
const optionalNumber = z.union([z.literal('').transform(() => null), number]);
const list = z.string().transform((text) => text.split('|').filter((entry) => entry !== ''));

/** One row of data/catalogue.csv, whose lists are joined by vertical bars. */
const catalogueRow = z.object({
  bgg_id: number,
  title: z.string().min(1),
  year: optionalNumber,
  min_players: number,
  max_players: number,
  best_players: list,
  max_minutes: number,
  min_age: optionalNumber,
  weight: optionalNumber,
  bgg_rating: optionalNumber,
  popularity: number,
  category: z.enum(CATEGORIES),
  difficulty: z.enum(DIFFICULTIES),
  mechanics: list,
  themes: list,
});

/** A row of the file as the table keeps it: players '2-4', duration '45 min', best player counts '3,4'. */
export function catalogueGame(cells: unknown): typeof popularGames.$inferInsert {
  const row = catalogueRow.parse(cells);
  return {
    bggId: row.bgg_id,
    title: row.title,
    titleKey: titleKey(row.title),
    players: row.min_players === row.max_players ? `${row.min_players}` : `${row.min_players}-${row.max_players}`,
    duration: `${row.max_minutes} min`,
    category: row.category,
    difficulty: row.difficulty,
    minAge: row.min_age ?? DEFAULT_MIN_AGE,
    popularity: row.popularity,
    bggRating: row.bgg_rating,
    year: row.year,
    bestPlayers: row.best_players.flatMap(countsOf).join(',') || null,
    weight: row.weight,
    mechanics: row.mechanics,
    themes: row.themes,
  };
}

/** '3-5' as the counts 3, 4 and 5. */
function countsOf(range: string): number[] {
  const [least = 0, most = least] = range.split('-').map(Number);
  return Array.from({ length: most - least + 1 }, (_, step) => least + step);
}
