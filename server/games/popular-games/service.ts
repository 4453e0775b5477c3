import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { addGame } from '../service.ts';
import { findPopularGame } from './store.ts';

/** Copies a popular game into a new game of the owner. @throws Refusal not_found, or duplicate_title */
export async function addPopularGame(db: Database, owner: Owner, popularGameId: number, isWishlist: boolean) {
  const facts = await findPopularGame(db, popularGameId);
  if (!facts) throw new Refusal('not_found');
  return addGame(db, owner, { ...facts, isWishlist });
}
