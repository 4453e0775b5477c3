import { Handshake, Undo2 } from 'lucide-react';
import { readersLocale } from '#client/lib/reader-time.ts';
import { Badge } from '#client/ui/marks/badge.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import type { Loan } from '#shared/games/loans/loans-contract.ts';
import { isOverdue } from '#shared/games/loans/loan.ts';
import { loanText } from '#shared/games/loans/loan-text.ts';
import { returnLabelOf } from './messages.ts';
import { today } from './today.ts';
import { useReturnLoan } from './use-return-loan.ts';

/** The borrower of a lent game, or the lender of a borrowed one: 'With Ben until Sun 6 Dec'. */
export const LoanNote = ({ loan, className }: { loan: Loan; className?: string | undefined }) => (
  <Badge tone={isOverdue(loan, today()) ? 'warn' : 'info'} icon={Handshake} className={className}>
    <span className="truncate" dir="auto">
      {loanText(loan, today(), readersLocale())}
    </span>
  </Badge>
);

interface ReturnButtonProps {
  game: Game;
  loan: Loan;
}

/** On a card or row: says that the game is back. The button goes with the loan, so the game's link takes the focus. */
export function ReturnButton({ game, loan }: ReturnButtonProps) {
  const { markReturned, isPending } = useReturnLoan(game.title);
  return (
    <IconButton
      icon={Undo2}
      label={returnLabelOf(loan, game.title)}
      disabled={isPending}
      onClick={({ currentTarget }) => {
        currentTarget.closest('[data-card]')?.querySelector('a')?.focus({ preventScroll: true });
        markReturned(loan);
      }}
    />
  );
}
