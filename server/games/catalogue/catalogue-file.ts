import { parse } from 'csv-parse/sync';
import * as z from 'zod';
import { CATEGORIES, DIFFICULTIES } from '#shared/enums.ts';
import { DEFAULT_MIN_AGE } from '#shared/limits/limits.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';
import type { CommunityRatings } from '#server/platform/config/environment.ts';
import type { popularGames } from '#shared/schema/games.ts';

const number = z.string().transform((cell) => (cell === '' ? null : Number(cell)));
const list = z.string().transform((cell) => (cell === '' ? [] : cell.split('|')));

const row = z.object({
  bgg_id: z.coerce.number().int(),
  title: z.string().min(1),
  year: number,
  min_players: number,
  max_players: number,
  best_players: list,
  max_minutes: number,
  min_age: number,
  weight: number,
  bgg_rating: number,
  popularity: number,
  category: z.enum(CATEGORIES),
  difficulty: z.enum(DIFFICULTIES),
  mechanics: list,
  themes: list,
  decided_by: z.enum(['highest', 'lowest', 'together', 'teams', 'none']),
});

/** Parses data/catalogue.csv into rows of the table of popular games; ratings and weights are null if they are `off`. */
export const readCatalogue = (csv: Buffer, ratings: CommunityRatings = 'on') =>
  parse(csv, { columns: true, bom: true }).map((cells) => {
    const game = row.parse(cells);
    return {
      bggId: game.bgg_id,
      title: game.title,
      titleKey: titleKey(game.title),
      players: playersText(game.min_players, game.max_players),
      duration: `${game.max_minutes ?? 60} min`,
      category: game.category,
      difficulty: game.difficulty,
      minAge: game.min_age ?? DEFAULT_MIN_AGE,
      popularity: game.popularity ?? 0,
      bggRating: ratings === 'on' ? game.bgg_rating : null,
      year: game.year,
      bestPlayers: game.best_players.flatMap(playerCounts).join(',') || null,
      weight: ratings === 'on' ? game.weight : null,
      mechanics: game.mechanics,
      themes: game.themes,
      outcome: game.decided_by === 'together' ? 'cooperative' : game.decided_by,
    } satisfies typeof popularGames.$inferInsert;
  });

/** '2-4', or a single number if both are equal or only one is known. */
export function playersText(min: number | null, max: number | null): string {
  const from = min ?? max ?? 1;
  const to = max ?? from;
  return to > from ? `${from}-${to}` : String(from);
}

/** Expands '3-5' into 3, 4 and 5. */
function playerCounts(range: string): number[] {
  const [least = 0, most = least] = range.split('-').map(Number);
  return Array.from({ length: most - least + 1 }, (_, step) => least + step);
}
