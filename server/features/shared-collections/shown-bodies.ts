import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { inTurn } from '#server/async/in-turn.ts';
import { cachedBytes, type CachedResponse } from '#server/http/cached-response.ts';
import type { Services } from '#server/services.ts';
import { buildShown, type ShownRequest } from './build-shown.ts';
import { factsOf, type Viewer } from './shown-collection.ts';
import type { Shown } from './shown-store.ts';

const MAX_BYTES = 16 * 1024 * 1024;
const BUILT_AT_ONCE = 4;

/**
 * Caches the bodies of pages as sent while their content is unchanged, so that a popular link is built once. Anybody with
 * the links orders the builds, so their number at once is limited, and is one for an owner.
 */
export class ShownBodies {
  readonly #bodies: LRUCache<string, CachedResponse, ShownRequest>;

  constructor({ db }: Pick<Services, 'db'>) {
    const limit = pLimit(BUILT_AT_ONCE);
    this.#bodies = new LRUCache<string, CachedResponse, ShownRequest>({
      maxSize: MAX_BYTES,
      sizeCalculation: cachedBytes,
      // What is evicted while it is built is still sent.
      ignoreFetchAbort: true,
      fetchMethod: (_version, _stale, { context }) =>
        inTurn(limit, String(context.userId), () => limit(() => buildShown(db, context))),
    });
  }

  /** The body of this version. @throws Refusal too_large */
  get(version: string, shown: Shown, viewer: Viewer): Promise<CachedResponse> {
    const context = {
      userId: shown.userId,
      showRatings: shown.showRatings,
      showTags: shown.showTags,
      facts: JSON.stringify(factsOf(shown, viewer)),
    };
    return this.#bodies.forceFetch(version, { context });
  }
}
