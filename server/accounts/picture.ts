import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Response } from 'express';
import { getPicture } from '#shared/accounts/account-contract.ts';
import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import { type AcceptedPicture, acceptPicture, noPicture } from './accept-picture.ts';
import { profileColumns } from './profile-columns.ts';
import { profilePictures, users } from '#shared/schema/users.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import { currentUserOf } from './current-user.ts';
import type { Connection, Database, Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { withOwnerLockOnly } from '#server/platform/owner-data/with-owner-lock-only.ts';

/** A new picture has a new URL, so that browsers do not show the cached one. */
const addressFor = (bytes: Buffer): string =>
  `${getPicture.path}?v=${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}`;

/** Stores a picture and returns its URL. */
export async function storePicture(tx: Transaction, userId: number, values: AcceptedPicture): Promise<string> {
  await tx
    .insert(profilePictures)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: profilePictures.userId, set: values });
  const profileImageUrl = addressFor(values.bytes);
  await tx.update(users).set({ profileImageUrl }).where(eq(users.id, userId));
  return profileImageUrl;
}

/** The account's row is locked before its picture, as when it is deleted. @throws Refusal invalid_file */
export async function changePicture(db: Database, owner: Owner, bytes: Buffer): Promise<CurrentUser> {
  const picture = await acceptPicture(bytes);
  if (!picture) throw new Refusal('invalid_file', { message: noPicture() });
  const [profile] = await withOwnerLockOnly(db, owner.id, async (tx) => {
    await storePicture(tx, owner.id, picture);
    return tx.select(profileColumns).from(users).where(eq(users.id, owner.id));
  });
  return currentUserOf({ ...owner, ...profile });
}

/** Removes a user's picture, including one from the identity provider. */
export async function removePicture(db: Database, owner: Owner): Promise<CurrentUser> {
  const [profile] = await withOwnerLockOnly(db, owner.id, async (tx) => {
    await tx.delete(profilePictures).where(eq(profilePictures.userId, owner.id));
    return tx.update(users).set({ profileImageUrl: null }).where(eq(users.id, owner.id)).returning(profileColumns);
  });
  return currentUserOf({ ...owner, ...profile });
}

/** A user's picture. One that was stored larger than pictures may be now is drawn again first; null if it cannot be. */
export async function findPicture(db: Connection, userId: number): Promise<AcceptedPicture | null> {
  const [stored] = await db.select().from(profilePictures).where(eq(profilePictures.userId, userId));
  const picture = stored ? await acceptPicture(stored.bytes) : null;
  if (stored && picture && picture.bytes !== stored.bytes) {
    const isUnchanged = and(eq(profilePictures.userId, userId), eq(profilePictures.bytes, stored.bytes));
    await db.update(profilePictures).set(picture).where(isUnchanged);
  }
  return picture;
}

/** Sends a user's picture with headers that make it harmless as a document. @throws Refusal not_found */
export async function sendPicture(db: Database, owner: Owner, res: Response): Promise<void> {
  const picture = await findPicture(db, owner.id);
  if (!picture) throw new Refusal('not_found');
  res.setHeader('Content-Type', picture.type);
  res.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  res.setHeader('Content-Disposition', 'inline; filename="picture"');
  res.setHeader('Cache-Control', 'private, max-age=31536000, immutable');
  res.end(picture.bytes);
}
