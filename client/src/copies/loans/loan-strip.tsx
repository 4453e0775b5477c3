import { Handshake, Undo2 } from 'lucide-react';
import { readersEnglish } from '#client/lib/reader-time.ts';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import type { Loan } from '#shared/games/loans/loans-contract.ts';
import { isOverdue } from '#shared/games/loans/loan.ts';
import { longDay } from '#shared/time/day-text.ts';
import { CopyOfLoan } from './copy-of-loan.tsx';
import { openLoan } from './loan-dialog-view.ts';
import { RETURN_LABEL } from './messages.ts';
import { today } from './today.ts';
import { useLoans } from './use-loan.ts';
import { useReturnLoan } from './use-return-loan.ts';

/** Above a game's page: where it or its copies are, and one press to say that one is back. Empty without a loan. */
export const LoanStrip = ({ game }: { game: Game }) =>
  useLoans(game.id).map((loan) => <OneLoan key={loan.id} game={game} loan={loan} />);

function OneLoan({ game, loan }: { game: Game; loan: Loan }) {
  const { markReturned, isPending } = useReturnLoan(game.title);
  const { direction, personName, since, until } = loan;
  const isLate = isOverdue(loan, today());
  const begins = since > today();
  const dayIn = (day: string) => longDay(day, today(), readersEnglish());
  const who = <b dir="auto">{personName}</b>;
  return (
    <Banner
      className="mt-6"
      compact
      icon={Handshake}
      tone={isLate ? 'warn' : 'info'}
      action={
        <>
          <Button size="sm" variant="ghost" onClick={() => openLoan(game.id, loan.id)}>
            Change
          </Button>
          <Button size="sm" icon={Undo2} pending={isPending} onClick={() => markReturned(loan)}>
            {RETURN_LABEL[direction]}
          </Button>
        </>
      }
    >
      {direction === 'lent' ? (
        <>
          {begins ? 'Goes to' : 'With'} {who}
        </>
      ) : (
        <>Borrowed from {who}</>
      )}
      {begins ? ` on ${dayIn(since)}` : ''}
      {until === null ? '' : isLate ? `, due on ${dayIn(until)}` : ` until ${dayIn(until)}`}.
      <CopyOfLoan loan={loan} />
    </Banner>
  );
}
