import { LRUCache } from 'lru-cache';
import { requestItems, type BggAccess, type BggQuery } from './request-items.ts';
import { BggFailure } from './bgg-failure.ts';
import { type CollectionItem, collectionItem } from './collection-item.ts';
import { Throttle, THROTTLE_SETTINGS, type ThrottleSettings } from './throttle.ts';
import type { XmlElement } from './read-xml.ts';
import { type Thing, parseThing } from './thing-item.ts';

/**
 * Retries a call until it succeeds or the retries are used up. Only this call waits for a collection in preparation;
 * after any other failure the whole server pauses its calls.
 * @throws BggFailure of the last attempt
 */
async function withRetry<T>(
  { settings, throttle, signal }: { settings: ThrottleSettings; throttle: Throttle; signal: AbortSignal },
  attempt: () => Promise<T>,
): Promise<T> {
  const preparing = [...settings.preparing];
  const trouble = [...settings.trouble];
  for (;;) {
    await throttle.waitForSlot(signal);
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof BggFailure) || !error.mayPass || error.retryAfterMs > settings.longestAsked) throw error;
      const isPreparing = error.code === 'still_preparing';
      const next = (isPreparing ? preparing : trouble).shift();
      if (next === undefined) throw error;
      const ms = Math.max(next, error.retryAfterMs);
      if (isPreparing) await settings.wait(ms, signal);
      else throttle.pauseFor(ms);
    }
  }
}

/** BoardGameGeek's limit per request. */
const THINGS_A_CALL = 20;
/** Also the limit of CSV files. */
const MAX_ITEMS = 20_000;
const REMEMBERED_THINGS = 30_000;
/** Total size of the cache: twice what that many games usually need. */
const REMEMBERED_CHARACTERS = 32_000_000;

/** The part of BoardGameGeek's XML API 2 that imports need. Every call is rate-limited and retried. */
export interface BggClient {
  /** Everything in a person's collection, base games first. @throws BggFailure */
  collection(username: string, signal: AbortSignal): Promise<CollectionItem[]>;
  /**
   * Details of these games, at most 20 a call, with progress. Games unknown to BoardGameGeek are missing; cached ones
   * come first.
   * @throws BggFailure
   */
  things(bggIds: readonly number[], signal: AbortSignal): AsyncGenerator<{ things: Thing[]; done: number }>;
}

export function bggClient(access: BggAccess, given: Partial<ThrottleSettings> = {}): BggClient {
  const settings = { ...THROTTLE_SETTINGS, ...given };
  const throttle = new Throttle(settings);
  const remembered = new LRUCache<number, Thing>({
    max: REMEMBERED_THINGS,
    maxSize: REMEMBERED_CHARACTERS,
    sizeCalculation: (thing) => JSON.stringify(thing).length,
  });

  const list = <T>(query: BggQuery, signal: AbortSignal, read: (item: XmlElement) => T | null): Promise<T[]> =>
    withRetry({ settings, throttle, signal }, async () => {
      const items: T[] = [];
      await requestItems(access, query, { signal, deadline: settings.deadline }, (item) => {
        const one = read(item);
        if (one !== null) items.push(one);
        if (items.length > MAX_ITEMS) throw new BggFailure('too_large', `it lists more than ${MAX_ITEMS} items`);
      });
      return items;
    });

  return {
    async collection(username, signal) {
      const part = (parameters: Record<string, string>) =>
        list({ path: 'collection', parameters: { username, stats: '1', ...parameters } }, signal, collectionItem);
      // Without a subtype, expansions are listed as games.
      const games = await part({ excludesubtype: 'boardgameexpansion' });
      const expansions = await part({ subtype: 'boardgameexpansion' });
      const entries = new Set(expansions.map(({ entryId }) => entryId));
      return [...games.filter(({ entryId }) => entryId === '' || !entries.has(entryId)), ...expansions];
    },

    async *things(bggIds, signal) {
      const things = bggIds.flatMap((bggId) => remembered.get(bggId) ?? []);
      const unknown = bggIds.filter((bggId) => !remembered.has(bggId));
      let done = things.length;
      yield { things, done };
      for (let start = 0; start < unknown.length; start += THINGS_A_CALL) {
        const ids = unknown.slice(start, start + THINGS_A_CALL);
        const parameters = { id: ids.join(','), stats: '1' };
        const read = await list({ path: 'thing', parameters }, signal, parseThing);
        for (const thing of read) remembered.set(thing.bggId, thing);
        done += ids.length;
        yield { things: read, done };
      }
    },
  };
}
