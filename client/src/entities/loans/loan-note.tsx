import { lazy, Suspense } from '#client/lib/suspense.tsx';
import type { Loan } from '#shared/contracts/loans.ts';

const Note = lazy(async () => ({ default: (await import('./of-loan.tsx')).LoanNote }));

/** Where a game is, on its card or row. Loaded with the first loan; its height is kept meanwhile. */
export const LoanNote = ({ loan, className }: { loan: Loan | undefined; className?: string }) =>
  loan ? (
    <Suspense fallback={<div className="h-6.5" />}>
      <Note loan={loan} className={className} />
    </Suspense>
  ) : null;
