import { createStore } from '#client/lib/create-store.ts';

/** The open dialogs: one game's loan, and the list of all loans behind it. */
interface LoanDialogView {
  gameId: number | null;
  /** The loan to change; null for a new one. */
  loanId: number | null;
  isListed: boolean;
}

const view = createStore<LoanDialogView>({ gameId: null, loanId: null, isListed: false });
const show = (changes: Partial<LoanDialogView>): void => view.set({ ...view.read(), ...changes });

/** Opens 'Lend' or 'Borrow' for a game, or one of its open loans. */
export const openLoan = (gameId: number, loanId: number | null = null): void => show({ gameId, loanId });
export const closeLoan = (): void => show({ gameId: null, loanId: null });

/** Opens the list of what is lent and borrowed. */
export const listLoans = (): void => show({ isListed: true });
export const closeLoans = (): void => show({ isListed: false });

export const useLoanDialogView = view.useValue;
