import { and, eq, inArray } from 'drizzle-orm';
import { tags } from '#shared/schema/tags.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { t } from '#server/platform/words/words.ts';

/**
 * Under the owner's lock, so that none of the tags is deleted before the games that get them are written. @throws
 * Refusal invalid_request naming `field` if one of the tags is not the owner's
 */
export async function refuseUnknownTags(
  tx: Transaction,
  userId: number,
  tagIds: readonly number[],
  field: string,
): Promise<void> {
  if (tagIds.length === 0) return;
  const known = await tx.$count(tags, and(eq(tags.userId, userId), inArray(tags.id, [...tagIds])));
  if (known === tagIds.length) return;
  const message = t('One of these tags is deleted. Reload the page and choose again.');
  throw new Refusal('invalid_request', { fields: { [field]: message } });
}
