import type { Owner } from '#server/auth/owner.ts';
import type { Database } from '#server/database/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import { addGame } from '#server/features/games/service.ts';
import { findPopularGame } from './store.ts';

/** Copies a popular game into a new game of the owner. @throws Refusal not_found, or duplicate_title */
export async function addPopularGame(db: Database, owner: Owner, popularGameId: number, isWishlist: boolean) {
  const facts = await findPopularGame(db, popularGameId);
  if (!facts) throw new Refusal('not_found');
  return addGame(db, owner, { ...facts, isWishlist });
}
