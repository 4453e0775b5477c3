import { task } from '#server/platform/workers/task.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type CachedResponse, cacheResponse } from '#server/platform/http/bodies/cached-response.ts';
import { inLanguage } from '#server/platform/words/language.ts';
import { feedFile, type Site } from './feed-file.ts';
import { type FeedReader, nightsOf } from './store.ts';

/** Input of a worker thread that builds a calendar file. */
export interface FeedRequest {
  reader: FeedReader;
  site: Site;
}

/** `buildFeed` in a worker thread. */
export const FEED_TASK = task<FeedRequest, CachedResponse>('calendarFeed');

export const buildFeed = async (db: Database, { reader, site }: FeedRequest) =>
  inLanguage(reader.language ?? 'en', async () => cacheResponse(feedFile(await nightsOf(db, reader), site)));
