import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import type { Catalogue } from '../../server/recommendations/engine/catalogue.ts';

/** One person's rating of one game, 1 to 10 as BoardGameGeek counts. */
export interface Rating {
  bggId: number;
  rating: number;
}

/**
 * Reads ratings by person from a CSV file, gzipped or not, with the columns user, bgg_id and rating (1 to 10); further
 * columns are not looked at. @throws Error naming the first line invalid
 */
export async function readRatings(file: string): Promise<Map<string, Rating[]>> {
  const bytes = await readFile(file);
  const text = bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
  const byUser = new Map<string, Rating[]>();
  const rows = parse<{ user?: string; bgg_id?: string; rating?: string }>(text, { columns: true, bom: true });
  for (const [index, row] of rows.entries()) {
    const [bggId, rating] = [Number(row.bgg_id), Number(row.rating)];
    if (!row.user || !Number.isInteger(bggId) || !(rating >= 1 && rating <= 10))
      throw new Error(`Line ${index + 2} has no user, bgg_id and rating from 1 to 10`);
    const ratings = byUser.get(row.user) ?? [];
    byUser.set(row.user, ratings);
    ratings.push({ bggId, rating });
  }
  return byUser;
}

/** A rating of 1 to 10 as Rollcall keeps it: 0.5 to 5 in half steps. */
export const inHalfSteps = (rating: number): number => Math.round(rating) / 2;

/** Ratings without those of games that the catalogue does not have. */
export const ratingsInCatalogue = (byUser: ReadonlyMap<string, readonly Rating[]>, { byBggId }: Catalogue) =>
  new Map([...byUser].map(([user, ratings]) => [user, ratings.filter(({ bggId }) => byBggId.has(bggId))] as const));
