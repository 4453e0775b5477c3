import { LRUCache } from 'lru-cache';
import { cachedBytes, type CachedResponse } from '#server/http/cached-response.ts';

/** About 100 feeds of 2,000 nights, or 10,000 of a dozen. */
const MAX_BYTES = 8 * 1024 * 1024;

interface CachedFeed {
  version: string;
  body: CachedResponse;
}

/** Caches each reader's calendar for one version of its content. Concurrent requests for a version share one build. */
export class FeedCache {
  readonly #feeds: LRUCache<number, CachedFeed>;
  readonly #building = new Map<string, Promise<CachedResponse>>();

  /** @param maxBytes memory for all feeds; least recently used ones are evicted */
  constructor(maxBytes = MAX_BYTES) {
    this.#feeds = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ body }) => cachedBytes(body) });
  }

  /** The calendar of a reader in this version, built if missing. A version belongs to one reader. */
  async get(reader: number, version: string, build: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const cached = this.#feeds.get(reader);
    if (cached?.version === version) return cached.body;
    const key = `${reader} ${version}`;
    const building = this.#building.get(key) ?? this.#build(key, reader, version, build);
    return building;
  }

  #build(key: string, reader: number, version: string, build: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const building = build()
      .then((body) => {
        this.#feeds.set(reader, { version, body });
        return body;
      })
      .finally(() => this.#building.delete(key));
    this.#building.set(key, building);
    return building;
  }
}
