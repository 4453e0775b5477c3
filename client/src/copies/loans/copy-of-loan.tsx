import { lazy, Suspense } from '#client/lib/suspense.tsx';
import type { Loan } from '#shared/games/loans/loans-contract.ts';

const CopyName = lazy(async () => ({ default: (await import('./copy-name-of-loan.tsx')).CopyNameOfLoan }));

/** The copy that a loan is about. Loaded with the first loan that names one; its height is kept meanwhile. */
export const CopyOfLoan = ({ loan }: { loan: Loan }) =>
  loan.copyId === null ? null : (
    <Suspense fallback={<div className="h-4" />}>
      <CopyName loan={loan} />
    </Suspense>
  );
