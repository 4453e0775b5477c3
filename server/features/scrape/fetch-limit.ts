import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Services } from '#server/services.ts';

const PAGES_PER_MINUTE = 20;

/** How many pages one person may have fetched; servers on one database count together. */
export const fetchLimit = ({ pool }: Pick<Services, 'pool'>) =>
  new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: 'page fetched',
    points: PAGES_PER_MINUTE,
    duration: 60,
  });
