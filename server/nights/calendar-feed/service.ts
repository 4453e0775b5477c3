import type { Database } from '#server/platform/database/database.ts';
import { cacheResponse } from '#server/platform/http/bodies/cached-response.ts';
import { feedFile, type Site } from './feed-file.ts';
import { type FeedReader, nightsOf } from './store.ts';

/** Input of a worker thread that builds a calendar file. */
export interface FeedRequest {
  reader: FeedReader;
  site: Site;
}

export const buildFeed = async (db: Database, { reader, site }: FeedRequest) =>
  cacheResponse(feedFile(await nightsOf(db, reader), site));
