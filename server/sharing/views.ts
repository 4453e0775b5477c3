import { createHmac, randomBytes } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Request } from 'express';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { sharedCollections, sharedCollectionVisits } from '#shared/schema/sharing.ts';
import { serverSecret } from '#server/platform/database/server-secret.ts';
import { inTurn } from '#server/platform/workers/in-turn.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { addressGroup } from '#server/platform/http/address-group.ts';

const MACHINES =
  /bot|crawl|spider|slurp|preview|fetch|scan|monitor|facebookexternalhit|whatsapp|curl|wget|python|lighthouse/i;

/** Whether a User-Agent belongs to a program; a missing one does. */
export const isMachine = (userAgent: string | undefined): boolean => !userAgent || MACHINES.test(userAgent);

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/**
 * Counts a visitor of a shared collection, once per UTC day. Only a keyed hash is stored, until the next day; the
 * primary key makes concurrent requests count once. Beyond a daily maximum nobody is counted.
 */
export async function countVisitor(db: Database, collectionId: number, req: Request, now: Date): Promise<void> {
  const secret = await serverSecret(db, 'visitors of shared collections', () => randomBytes(32).toString('base64url'));
  const day = dayOf(now);
  const visitorHash = createHmac('sha256', secret)
    .update(JSON.stringify([day, collectionId, addressGroup(req.ip), req.get('user-agent')]))
    .digest('base64url');
  const count = async (tx: Transaction) => {
    const today = and(eq(sharedCollectionVisits.collectionId, collectionId), eq(sharedCollectionVisits.day, day));
    if ((await tx.$count(sharedCollectionVisits, today)) >= STORAGE_LIMITS.visitors.most) return;
    const { rowCount } = await tx
      .insert(sharedCollectionVisits)
      .values({ collectionId, visitorHash, day })
      .onConflictDoNothing();
    if (!rowCount) return;
    await tx
      .update(sharedCollections)
      .set({ views: sql`${sharedCollections.views} + 1` })
      .where(eq(sharedCollections.id, collectionId));
  };
  await inTurn(db, `visitors of ${collectionId}`, () => db.transaction(count));
}

/** Deletes the visitors of past days. */
export const expireVisitors = (db: Database, now: Date) =>
  db.delete(sharedCollectionVisits).where(lt(sharedCollectionVisits.day, dayOf(now)));
