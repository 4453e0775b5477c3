import type { Database } from '#server/database/database.ts';
import { type Catalogue, readyCatalogue } from './engine/catalogue.ts';
import { catalogueGames, catalogueVersion } from './store.ts';

/** Caches the prepared catalogue until another one is seeded. */
export class CachedCatalogue {
  #kept: { version: string; catalogue: Promise<Catalogue> } | undefined;

  constructor(private readonly db: Database) {}

  async get(): Promise<Catalogue> {
    const version = await catalogueVersion(this.db);
    if (this.#kept?.version === version) return this.#kept.catalogue;
    const catalogue = catalogueGames(this.db).then(readyCatalogue);
    this.#kept = { version, catalogue };
    catalogue.catch(() => {
      if (this.#kept?.catalogue === catalogue) this.#kept = undefined;
    });
    return catalogue;
  }
}
