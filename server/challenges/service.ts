import type { ChangedChallenge, NewChallenge, Challenge } from '#shared/challenges/challenges-contract.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import type { ChallengeRule } from '#shared/shapes/challenge-rule.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Connection, Database } from '#server/platform/database/database.ts';
import { limitReached } from '#server/platform/http/limit-reached.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { withOwnerLockOnly } from '#server/platform/owner-data/with-owner-lock-only.ts';
import * as store from './store.ts';
import { t } from '#server/platform/words/words.ts';

export { challengesOfHome, nextPlaysOn } from './running-challenges.ts';

/**
 * Begins a challenge, or returns the one that was created with the same idempotency key; safe for concurrent requests.
 * @throws Refusal limit_reached, or invalid_request naming the tag
 */
export const addChallenge = (
  db: Database,
  owner: Owner,
  { idempotencyKey, ...fields }: NewChallenge,
): Promise<Challenge> =>
  withOwnerLockOnly(db, owner.id, async (tx) => {
    const created = idempotencyKey && (await store.findChallengeByKey(tx, owner.id, idempotencyKey));
    if (created) return created;
    if ((await store.countChallenges(tx, owner.id)) >= STORAGE_LIMITS.challenges.most) throw limitReached('challenges');
    const rule = await ownRule(tx, owner, fields.rule);
    return store.insertChallenge(tx, { ...fields, rule, userId: owner.id, idempotencyKey });
  });

/** Replaces a challenge, and archives it or takes it back. @throws Refusal not_found, or invalid_request naming the tag */
export async function changeChallenge(
  db: Database,
  owner: Owner,
  challengeId: number,
  changes: ChangedChallenge,
): Promise<Challenge> {
  const rule = await ownRule(db, owner, changes.rule, changes.isArchived);
  const changed = await store.updateChallenge(db, owner.id, challengeId, { ...changes, rule });
  if (!changed) throw new Refusal('not_found');
  return changed;
}

/** @throws Refusal not_found */
export async function deleteChallenge(db: Database, owner: Owner, challengeId: number): Promise<void> {
  if (!(await store.deleteChallenge(db, owner.id, challengeId))) throw new Refusal('not_found');
}

/**
 * A rule with the owner's rows alone: a game that is not theirs, or is no longer, is known by its title.
 * @throws Refusal invalid_request naming the tag
 */
async function ownRule(db: Connection, owner: Owner, rule: ChallengeRule, mayLackTag = false): Promise<ChallengeRule> {
  if (rule.kind === 'tagged_games' && !mayLackTag && !(await store.hasTag(db, owner.id, rule.tagId)))
    throw new Refusal('invalid_request', {
      fields: { 'rule.tagId': t('This tag is no longer there. Please choose another.') },
    });
  if (rule.kind !== 'ten_by_ten' || rule.games === null) return rule;
  const ids = rule.games.flatMap(({ gameId }) => gameId ?? []);
  const own = new Set(await store.ownGameIds(db, owner.id, ids));
  const games = rule.games.map(({ gameId, title }) => ({
    gameId: gameId !== null && own.has(gameId) ? gameId : null,
    title,
  }));
  return { ...rule, games };
}
