import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { readCatalogue, CATALOGUE_FILE } from '#server/games/service.ts';
import { type Catalogue, readyCatalogue } from './engine/catalogue.ts';

/** The catalogue without a database, for training and evaluation. */
export async function catalogueFromFile(): Promise<Catalogue> {
  const rows = readCatalogue(await readFile(join(projectRoot, 'data', CATALOGUE_FILE)));
  return readyCatalogue(
    rows.map((row) => ({
      ...row,
      imageUrl: null,
      description: null,
      minAge: row.minAge ?? 0,
      popularity: row.popularity ?? 0,
      year: row.year ?? null,
      bestPlayers: row.bestPlayers ?? null,
      weight: row.weight ?? null,
      mechanics: row.mechanics ?? [],
      themes: row.themes ?? [],
    })),
  );
}
