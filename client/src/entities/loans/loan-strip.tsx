import { Handshake, Undo2 } from 'lucide-react';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import type { Game } from '#shared/contracts/games.ts';
import { isOverdue } from '#shared/rules/loans/loan.ts';
import { longDay } from '#shared/rules/loans/loan-words.ts';
import { openLoan } from './loan-dialog-view.ts';
import { RETURN_LABEL } from './messages.ts';
import { today } from './today.ts';
import { useLoan } from './use-loan.ts';
import { useReturn } from './use-return.ts';

/** Above a game's page: where the game is, and one press to say that it is back. Empty without a loan. */
export function LoanStrip({ game }: { game: Game }) {
  const loan = useLoan(game.id);
  const { giveBack, isPending } = useReturn(game.title);
  if (!loan) return null;
  const { direction, personName, since, until } = loan;
  const isLate = isOverdue(loan, today());
  const begins = since > today();
  const who = <b dir="auto">{personName}</b>;
  return (
    <Banner
      className="mt-6"
      compact
      icon={Handshake}
      tone={isLate ? 'warn' : 'info'}
      action={
        <>
          <Button size="sm" variant="ghost" onClick={() => openLoan(game.id)}>
            Change
          </Button>
          <Button size="sm" icon={Undo2} pending={isPending} onClick={() => giveBack(loan)}>
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
      {begins ? ` on ${longDay(since, today())}` : ''}
      {until === null ? '' : isLate ? `, due on ${longDay(until, today())}` : ` until ${longDay(until, today())}`}.
    </Banner>
  );
}
