import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Comment } from '#shared/sharing/shared-collection-contract.ts';
import { firstName } from '#server/plays/service.ts';
import { attemptLimit, countAttempt } from '#server/accounts/service.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import { inTurn } from '#server/platform/workers/in-turn.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { limitReached } from '#server/platform/http/limit-reached.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/platform/services.ts';
import * as store from './comments-store.ts';
import { openShown } from './shown-collection.ts';

const AT_A_TIME = 30;
/** Comments on one collection that may wait for their turn. */
const MOST_WAITING = 60;

/** A user's comments on all collections together. */
export const commentLimits = (services: Pick<Services, 'pool'>): readonly RateLimiterPostgres[] => [
  attemptLimit(services, 'comment by person', 10, 15 * 60),
  attemptLimit(services, 'comment by person in a day', 50, 24 * 60 * 60),
];

/** Newest first. If comments are off, only the owner sees existing ones. @throws Refusal not_found */
export async function listComments(
  db: Database,
  viewer: Owner | null,
  shareId: string,
  before?: number,
): Promise<{ comments: Comment[]; hasMore: boolean }> {
  const { id, userId, allowComments } = await openShown(db, viewer, shareId);
  const isSharer = userId === viewer?.id;
  if (!allowComments && !isSharer) return { comments: [], hasMore: false };
  const rows = await store.commentsOf(db, id, before, AT_A_TIME + 1);
  const comments = rows.slice(0, AT_A_TIME).map((row): Comment => {
    const isMine = row.userId === viewer?.id;
    const { text, createdAt } = row;
    return { id: row.id, author: firstName(row.firstName), text, createdAt, isMine, mayRemove: isMine || isSharer };
  });
  return { comments, hasMore: rows.length > AT_A_TIME };
}

/**
 * Adds a comment of 1 to 1,000 characters, or returns the one that was written with the same idempotency key. @throws Refusal not_found, comments_off, email_unverified, limit_reached,
 * too_many_requests, unavailable while too many comments on it wait
 */
export async function addComment(
  db: Database,
  limits: readonly RateLimiterPostgres[],
  author: Owner,
  shareId: string,
  { text, idempotencyKey }: Pick<store.NewComment, 'text' | 'idempotencyKey'>,
): Promise<Comment> {
  const shown = await openShown(db, author, shareId);
  if (!shown.allowComments) throw new Refusal('comments_off');
  if (!(await store.isVerified(db, author.id))) throw new Refusal('email_unverified');
  const row = { collectionId: shown.id, userId: author.id, text, idempotencyKey };
  const toAuthor = (written: Pick<Comment, 'id' | 'text' | 'createdAt'>): Comment => ({
    ...written,
    author: firstName(author.firstName),
    isMine: true,
    mayRemove: true,
  });
  const before = await store.findCommentByKey(db, row);
  if (before) return toAuthor(before);
  for (const limit of limits) await countAttempt(limit, String(author.id));
  const write = async (tx: Transaction) => {
    if (!(await store.lockOpenCollection(tx, shown.id))) throw new Refusal('comments_off');
    const meanwhile = await store.findCommentByKey(tx, row);
    if (meanwhile) return meanwhile;
    const there = await store.countComments(tx, row);
    if (there.all >= STORAGE_LIMITS.comments.most) throw limitReached('comments');
    if (there.ofAuthor >= STORAGE_LIMITS.commentsOfAuthor.most) throw limitReached('commentsOfAuthor');
    return store.insertComment(tx, row);
  };
  return toAuthor(await inTurn(db, `comments of ${shown.id}`, () => db.transaction(write), MOST_WAITING));
}

/** Removes one's own comment, or any on one's own collection. @throws Refusal not_found */
export async function removeComment(db: Database, owner: Owner, commentId: number): Promise<void> {
  if (!(await store.deleteComment(db, owner.id, commentId))) throw new Refusal('not_found');
}
