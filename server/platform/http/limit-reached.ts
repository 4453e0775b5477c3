import { type StorageLimitName, limitText } from '#shared/limits/storage-limits.ts';
import { Refusal } from './refusal.ts';

/** The refusal at a limit on stored rows: names the limit and says what to do next. */
export const limitReached = (limit: StorageLimitName): Refusal =>
  new Refusal('limit_reached', { message: limitText(limit) });
