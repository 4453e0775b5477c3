import { type KeptLimitName, limitText } from '#shared/rules/plans/kept-limits.ts';
import { Refusal } from './refusal.ts';

/** The refusal of one more than is kept: it names the limit and says what to do next. */
export const limitReached = (limit: KeptLimitName): Refusal =>
  new Refusal('limit_reached', { message: limitText(limit) });
