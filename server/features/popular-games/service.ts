import type { Owner } from '../../auth/owner.ts';
import type { Database } from '../../database/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { addGame } from '../games/service.ts';
import { findPopularGame } from './store.ts';

/**
 * Copies a popular game's facts into a new game of the owner.
 * @throws Refusal not_found, or duplicate_title
 */
export async function addPopularGame(db: Database, owner: Owner, popularGameId: number, isWishlist: boolean) {
  const facts = await findPopularGame(db, popularGameId);
  if (!facts) throw new Refusal('not_found');
  return addGame(db, owner, { ...facts, isWishlist });
}
