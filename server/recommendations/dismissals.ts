import { and, desc, eq, sql } from 'drizzle-orm';
import type { RecommendationDismissal } from '#shared/recommendations/recommendation-dismissals-contract.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { recommendationDismissals } from '#shared/schema/recommendations.ts';
import type { Connection, Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { withOwnerLockOnly } from '#server/platform/owner-data/with-owner-lock-only.ts';

const { id, title, bggId, createdAt, userId: owner } = recommendationDismissals;
const DISMISSAL = { id, title, bggId, createdAt };

/** A user's dismissed games, latest first. */
export const listDismissals = (db: Connection, userId: number): Promise<RecommendationDismissal[]> =>
  db.select(DISMISSAL).from(recommendationDismissals).where(eq(owner, userId)).orderBy(desc(id));

/** Dismisses a game, once per title; beyond the limit the oldest are deleted. */
export const dismiss = (db: Database, userId: number, game: Pick<RecommendationDismissal, 'title' | 'bggId'>) =>
  withOwnerLockOnly(db, userId, async (tx): Promise<RecommendationDismissal> => {
    const [row] = await tx
      .insert(recommendationDismissals)
      .values({ ...game, userId, titleKey: titleKey(game.title) })
      .onConflictDoUpdate({
        target: [recommendationDismissals.userId, recommendationDismissals.titleKey],
        set: { bggId: sql`coalesce(excluded.bgg_id, ${bggId})` },
      })
      .returning(DISMISSAL);
    if (!row) throw new Error('the dismissal was not inserted');
    await tx.execute(sql`
      delete from recommendation_dismissals where id in (
        select id from recommendation_dismissals where user_id = ${userId} order by id desc offset ${STORAGE_LIMITS.dismissals.most}
      )`);
    return row;
  });

/** Removes a dismissal. @throws Refusal not_found */
export const restore = (db: Database, userId: number, dismissalId: number): Promise<void> =>
  withOwnerLockOnly(db, userId, async (tx) => {
    const { rowCount } = await tx.delete(recommendationDismissals).where(and(eq(owner, userId), eq(id, dismissalId)));
    if (!rowCount) throw new Refusal('not_found');
  });
