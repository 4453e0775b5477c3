import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { cachedBytes, type CachedResponse } from '#server/platform/http/bodies/cached-response.ts';
import type { Services } from '#server/platform/services.ts';
import { WorkQueue } from '#server/platform/workers/work-queue.ts';
import { buildShort, type ShownRequest, SHOWN_TASK } from './build-shown.ts';
import { factsOf, type Viewer } from './shown-collection.ts';
import type { Shown } from './shown-store.ts';

/** For short bodies, and for long ones. */
const MAX_BYTES = 8 * 1024 * 1024;
const SHORT_AT_ONCE = 4;
/** One long body is built at a time; others wait, of one owner three. */
const LONG_LIMITS = {
  atOnce: 1,
  waiting: 30,
  waitingEach: Infinity,
  ofGroup: { atOnce: 1, waiting: 3 },
  maxWaitMs: 20_000,
};

interface ShortBody {
  /** Null for a collection that is too long to be built at once. */
  body: CachedResponse | null;
}

/**
 * Caches the bodies of pages as sent while their content is unchanged, so that a popular link is built once. Anybody with
 * the links orders the builds, so their number at once is limited.
 */
export class ShownBodies {
  readonly #short: LRUCache<string, ShortBody, ShownRequest>;
  readonly #long: LRUCache<string, CachedResponse, ShownRequest>;

  constructor({ db, workers }: Pick<Services, 'db' | 'workers'>) {
    const shortLimit = pLimit(SHORT_AT_ONCE);
    const longQueue = new WorkQueue(LONG_LIMITS);
    this.#short = new LRUCache({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ body }) => cachedBytes(body),
      // What is evicted while it is built is still sent.
      ignoreFetchAbort: true,
      fetchMethod: async (_version, _stale, { context }) => ({
        body: await shortLimit(() => buildShort(db, context)),
      }),
    });
    this.#long = new LRUCache<string, CachedResponse, ShownRequest>({
      maxSize: MAX_BYTES,
      sizeCalculation: cachedBytes,
      ignoreFetchAbort: true,
      fetchMethod: (version, _stale, { context }) => {
        const build = () => workers.run(SHOWN_TASK, 'shared collections', context);
        return longQueue.run(version, build, undefined, String(context.userId));
      },
    });
  }

  /** The body of this version, unless the collection is too long to be built at once. */
  async ifShort(version: string, shown: Shown, viewer: Viewer): Promise<CachedResponse | null> {
    const { body } = await this.#short.forceFetch(version, { context: requestFor(shown, viewer) });
    return body;
  }

  /** The body of this version. @throws Refusal unavailable while too many long ones wait; too_large */
  async get(version: string, shown: Shown, viewer: Viewer): Promise<CachedResponse> {
    const body = await this.ifShort(version, shown, viewer);
    return body ?? this.#long.forceFetch(version, { context: requestFor(shown, viewer) });
  }
}

const requestFor = (shown: Shown, viewer: Viewer): ShownRequest => ({
  userId: shown.userId,
  showRatings: shown.showRatings,
  showTags: shown.showTags,
  facts: JSON.stringify(factsOf(shown, viewer)),
});
