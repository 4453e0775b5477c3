import { lazy, Suspense } from '#client/lib/suspense.tsx';
import type { Loan } from '#shared/games/loans/loans-contract.ts';

const Note = lazy(async () => ({ default: (await import('./loaded-loan-note.tsx')).LoanNote }));

/** The loan of a game, on its card or row. Loaded with the first loan; its height is reserved meanwhile. */
export const LoanNote = ({ loan, className }: { loan: Loan | undefined; className?: string }) =>
  loan ? (
    <Suspense fallback={<div className="h-6.5" />}>
      <Note loan={loan} className={className} />
    </Suspense>
  ) : null;
