import { useSyncExternalStore } from 'react';

/** The open dialogs: one game's loan, and the list of all loans behind it. */
interface LoanDialogView {
  gameId: number | null;
  /** The loan to change; null for a new one. */
  loanId: number | null;
  isListed: boolean;
}

let current: LoanDialogView = { gameId: null, loanId: null, isListed: false };
const listeners = new Set<() => void>();

function show(changes: Partial<LoanDialogView>): void {
  current = { ...current, ...changes };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Opens 'Lend' or 'Borrow' for a game, or one of its open loans. */
export const openLoan = (gameId: number, loanId: number | null = null): void => show({ gameId, loanId });
export const closeLoan = (): void => show({ gameId: null, loanId: null });

/** Opens the list of what is lent and borrowed. */
export const listLoans = (): void => show({ isListed: true });
export const closeLoans = (): void => show({ isListed: false });

const read = () => current;

export const useLoanDialogView = (): LoanDialogView => useSyncExternalStore(subscribe, read, read);
