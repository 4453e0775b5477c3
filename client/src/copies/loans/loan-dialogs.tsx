import { useEffect } from 'react';
import { useGame } from '#client/games/expansions.ts';
import { closeLoan, closeLoans, useLoanDialogView } from './loan-dialog-view.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';

const LoanDialog = lazy(async () => ({ default: (await import('./loan-dialog.tsx')).LoanDialog }));
const LentDialog = lazy(async () => ({ default: (await import('./lent-dialog.tsx')).LentDialog }));

/** 'Lend' and 'Borrow', and the list of what is lent. Loaded on first use. */
export function LoanDialogs() {
  const { gameId, loanId, isListed } = useLoanDialogView();
  const game = useGame(gameId);
  useEffect(
    () => () => {
      closeLoan();
      closeLoans();
    },
    [],
  );
  return (
    <Suspense fallback={null}>
      {isListed ? <LentDialog /> : null}
      {game ? <LoanDialog key={game.id} game={game} loanId={loanId} /> : null}
    </Suspense>
  );
}
