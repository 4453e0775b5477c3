import { Handshake, Undo2 } from 'lucide-react';
import { openLoan } from '#client/copies/loans/loan-dialog-view.ts';
import { loanToEnd, useLoans } from '#client/copies/loans/use-loan.ts';
import { useReturnLoan } from '#client/copies/loans/use-return-loan.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { isOwned } from '#shared/games/lists.ts';
import { BarAction } from './bar-action.tsx';
import { select } from './selection.ts';
import { t } from '#client/collection/words/words.ts';

/** The selection ends, and the game's card takes the focus: a dialog gives it back to that. */
function endAt({ id }: Game): void {
  select(null);
  document.querySelector<HTMLElement>(`[data-card='${id}'] a`)?.focus({ preventScroll: true });
}

/** Lends or borrows the chosen game, or says that it is back. @param game undefined unless exactly one is chosen */
export function LoanAction({ game }: { game: Game | undefined }) {
  if (game) return <ActionOfGame game={game} />;
  return (
    <BarAction icon={Handshake} disabled title={t('Choose one game')}>
      {t('Lend')}
    </BarAction>
  );
}

function ActionOfGame({ game }: { game: Game }) {
  const loan = loanToEnd(useLoans(game.id));
  const { markReturned, isPending } = useReturnLoan(game.title);
  if (loan)
    return (
      <BarAction
        icon={Undo2}
        disabled={isPending}
        onClick={() => {
          endAt(game);
          markReturned(loan);
        }}
      >
        {t('Back')}
      </BarAction>
    );
  return (
    <BarAction
      icon={Handshake}
      onClick={() => {
        endAt(game);
        openLoan(game.id);
      }}
    >
      {isOwned(game) ? t('Lend') : t('Borrow')}
    </BarAction>
  );
}
