import type { CopyChanges, NewCopy } from '#shared/copies/change-copies-contract.ts';
import type { Copy } from '#shared/copies/copies-contract.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database } from '#server/platform/database/database.ts';
import * as store from './store.ts';
import { hasGame } from '#server/games/service.ts';
import { limitReached } from '#server/platform/http/limit-reached.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { bytesOf, reserveQuota } from '#server/platform/owner-data/reserve-quota.ts';
import { withOwnerLock } from '#server/platform/owner-data/with-owner-lock.ts';

export { setCopies, insertCopies } from './imported-copies.ts';
export { dueMail, overdueMail } from './loan-mails.ts';
export { queueLoanMails } from './queue-loan-mails.ts';
export { writeLoanMail } from './write-loan-mail.ts';
export { COPY_FACTS, NO_COPY, factsOfCopy, isSameCopy, mergeCopies } from './merge-copies.ts';
export { COPY_BYTES, copiesOf, listCopies } from './store.ts';

/** A currency says nothing without a price. */
const withPrice = <C extends { pricePaid: number | null; priceCurrency: string | null }>(copy: C): C => ({
  ...copy,
  priceCurrency: copy.pricePaid === null ? null : copy.priceCurrency,
});

/** Adds a copy of a game. Safe for concurrent requests. @throws Refusal not_found, limit_reached */
export const addCopy = (db: Database, owner: Owner, gameId: number, copy: NewCopy): Promise<Copy> =>
  withOwnerLock(db, owner.id, async (tx) => {
    if (!(await hasGame(tx, owner.id, gameId))) throw new Refusal('not_found');
    for (const [limit, count] of [
      ['copiesOfGame', await store.countCopies(tx, owner.id, gameId)],
      ['copies', await store.countCopies(tx, owner.id)],
    ] as const)
      if (count >= STORAGE_LIMITS[limit].most) throw limitReached(limit);
    await reserveQuota(tx, owner.id, { text: bytesOf(copy) });
    return store.insertCopy(tx, owner.id, gameId, withPrice(copy));
  });

/** Changes what is known of a copy; omitted fields stay. @throws Refusal not_found */
export const changeCopy = (db: Database, owner: Owner, copyId: number, changes: CopyChanges): Promise<Copy> =>
  withOwnerLock(db, owner.id, async (tx) => {
    const before = await store.findCopy(tx, owner.id, copyId);
    if (!before) throw new Refusal('not_found');
    const { priceCurrency } = withPrice({ ...before, ...given(changes) });
    const former = Object.fromEntries(Object.keys(changes).map((field) => [field, before[field as keyof Copy]]));
    if (bytesOf(changes) > bytesOf(former)) await reserveQuota(tx, owner.id, { text: bytesOf(changes) });
    const changed = await store.updateCopy(tx, owner.id, copyId, { ...changes, priceCurrency });
    if (!changed) throw new Refusal('not_found');
    return changed;
  });

/** The price of a change, without what it omits. */
const given = ({ pricePaid, priceCurrency }: CopyChanges) => ({
  ...(pricePaid !== undefined && { pricePaid }),
  ...(priceCurrency !== undefined && { priceCurrency }),
});

/** Removes a copy. @throws Refusal not_found */
export const removeCopy = (db: Database, owner: Owner, copyId: number): Promise<void> =>
  withOwnerLock(db, owner.id, async (tx) => {
    if (!(await store.deleteCopy(tx, owner.id, copyId))) throw new Refusal('not_found');
  });
