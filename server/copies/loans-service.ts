import type { Loan, LoanChange, NewLoan, NightOfGame } from '#shared/games/loans/loans-contract.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Connection, Database, Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { withOwnerLockOnly } from '#server/platform/owner-data/with-owner-lock-only.ts';
import * as store from './loans-store.ts';

/**
 * Lends an owned game or one of its copies, or borrows one of another list; of two requests at once one wins.
 * @throws Refusal not_found, lend_owned_only, borrow_unowned_only, loan_open, email_unverified
 */
export const addLoan = (db: Database, owner: Owner, gameId: number, loan: NewLoan): Promise<Loan> =>
  withOwnerLockOnly(db, owner.id, async (tx) => {
    const game = await store.lockGame(tx, owner.id, gameId);
    if (!game) throw new Refusal('not_found');
    if (loan.direction === 'lent' && !game.isOwned) throw new Refusal('lend_owned_only');
    if (loan.direction === 'borrowed' && game.isOwned) throw new Refusal('borrow_unowned_only');
    await refuseUnverified(tx, owner, loan);
    await refuseAway(tx, owner, { ...loan, gameId });
    const added = await store.insertLoan(tx, owner.id, gameId, loan);
    if (!added) throw new Refusal('loan_open');
    await store.deleteOldLoans(tx, owner.id, gameId);
    return added;
  });

/** Changes an open loan. @throws Refusal not_found, email_unverified */
export async function changeLoan(db: Database, owner: Owner, loanId: number, loan: LoanChange): Promise<Loan> {
  await refuseUnverified(db, owner, loan);
  const changed = await store.updateLoan(db, owner.id, loanId, loan);
  if (!changed) throw new Refusal('not_found');
  return changed;
}

/** Ends a loan; the first day that was said stays. @param on YYYY-MM-DD @throws Refusal not_found */
export async function endLoan(db: Database, owner: Owner, loanId: number, on: string): Promise<Loan> {
  const ended = await store.endLoan(db, owner.id, loanId, on);
  if (!ended) throw new Refusal('not_found');
  return ended;
}

/** Takes a return back; idempotent. @throws Refusal not_found, loan_open */
export const reopenLoan = (db: Database, owner: Owner, loanId: number): Promise<Loan> =>
  withOwnerLockOnly(db, owner.id, async (tx) => {
    const loan = await store.lockLoan(tx, owner.id, loanId);
    if (!loan) throw new Refusal('not_found');
    await refuseAway(tx, owner, loan);
    return store.reopenLoan(tx, owner.id, loanId);
  });

/** @throws Refusal not_found */
export async function deleteLoan(db: Database, owner: Owner, loanId: number): Promise<void> {
  if (!(await store.deleteLoan(db, owner.id, loanId))) throw new Refusal('not_found');
}

/** The returned loans of a game, the latest first. @throws Refusal not_found */
export const returnedLoans = (db: Database, owner: Owner, gameId: number): Promise<Loan[]> =>
  db.transaction(async (tx) => {
    if (!(await store.lockGame(tx, owner.id, gameId))) throw new Refusal('not_found');
    return store.listReturnedLoans(tx, owner.id, gameId);
  });

/** Planned nights with a date that have the game on their list. @throws Refusal not_found */
export const nightsOfGame = (db: Database, owner: Owner, gameId: number, now = new Date()): Promise<NightOfGame[]> =>
  db.transaction(async (tx) => {
    if (!(await store.lockGame(tx, owner.id, gameId))) throw new Refusal('not_found');
    return store.nightsOfGame(tx, owner.id, gameId, now);
  });

/**
 * A game has as many open loans as copies, and each copy one. Run under `withOwnerLockOnly`. @param loan with its id where it is
 * there already @throws Refusal not_found for a copy of another game, loan_open
 */
async function refuseAway(
  tx: Transaction,
  owner: Owner,
  { id, gameId, copyId, direction }: Pick<NewLoan, 'copyId' | 'direction'> & { id?: number; gameId: number },
): Promise<void> {
  const copyIds = await store.lockCopies(tx, owner.id, gameId);
  if (copyId !== null && !copyIds.includes(copyId)) throw new Refusal('not_found');
  const open = await store.openLoansOfGame(tx, owner.id, gameId, id);
  const most = direction === 'lent' ? Math.max(1, copyIds.length) : 1;
  if (open.length >= most || open.some((other) => other.copyId !== null && other.copyId === copyId))
    throw new Refusal('loan_open');
}

/** Nobody else is mailed for an account whose own address is not confirmed. */
async function refuseUnverified(db: Connection, owner: Owner, { remindsBorrower }: LoanChange): Promise<void> {
  if (remindsBorrower && !(await store.isVerified(db, owner.id))) throw new Refusal('email_unverified');
}
