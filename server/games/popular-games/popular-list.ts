import { createHash } from 'node:crypto';
import type { Database } from '#server/platform/database/database.ts';
import { cacheResponse, type CachedResponse } from '#server/platform/http/bodies/cached-response.ts';
import { listPopularGamesAsJson, listSource } from './store.ts';

/** The list that is the same for all owners, cached until another file is seeded. */
export class PopularList {
  #kept: { version: string; body: Promise<CachedResponse> } | undefined;

  constructor(private readonly db: Database) {}

  /** Changes with the seeded file and with the response format; the same on every server. */
  async version(): Promise<string> {
    const hash = createHash('sha256');
    for (const part of await listSource(this.db)) hash.update(part);
    return hash.digest('base64url');
  }

  /** The body for a version just read: it may be newer than that, never older. */
  get(version: string): Promise<CachedResponse> {
    if (this.#kept?.version === version) return this.#kept.body;
    const body = listPopularGamesAsJson(this.db).then(cacheResponse);
    this.#kept = { version, body };
    body.catch(() => {
      if (this.#kept?.body === body) this.#kept = undefined;
    });
    return body;
  }
}
