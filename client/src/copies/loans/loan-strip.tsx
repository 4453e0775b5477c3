import type { ReactNode } from 'react';
import { Handshake, Undo2 } from 'lucide-react';
import { readersLocale } from '#client/lib/reader-time.ts';
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
import { rich, t } from '#client/copies/words/words.ts';

/** Above a game's page: where it or its copies are, and one press to say that one is back. Empty without a loan. */
export const LoanStrip = ({ game }: { game: Game }) =>
  useLoans(game.id).map((loan) => <OneLoan key={loan.id} game={game} loan={loan} />);

function OneLoan({ game, loan }: { game: Game; loan: Loan }) {
  const { markReturned, isPending } = useReturnLoan(game.title);
  return (
    <Banner
      className="mt-6"
      compact
      icon={Handshake}
      tone={isOverdue(loan, today()) ? 'warn' : 'info'}
      action={
        <>
          <Button size="sm" variant="ghost" onClick={() => openLoan(game.id, loan.id)}>
            {t('Change')}
          </Button>
          <Button size="sm" icon={Undo2} pending={isPending} onClick={() => markReturned(loan)}>
            {RETURN_LABEL[loan.direction]}
          </Button>
        </>
      }
    >
      {loan.direction === 'lent' ? lentSentence(loan) : borrowedSentence(loan)}
      <CopyOfLoan loan={loan} />
    </Banner>
  );
}

const bold = (inner: ReactNode) => <b dir="auto">{inner}</b>;

/** What the sentences about a loan need. */
function valuesOf(loan: Loan) {
  const dayIn = (day: string) => longDay(day, today(), readersLocale());
  const { personName: name, since, until } = loan;
  return { name, b: bold, since: dayIn(since), until: until === null ? '' : dayIn(until) };
}

function lentSentence(loan: Loan): ReactNode {
  const { since, until, ...who } = valuesOf(loan);
  if (loan.since > today())
    return loan.until === null
      ? rich('Goes to <b>{name}</b> on {since}.', { ...who, since })
      : rich('Goes to <b>{name}</b> on {since} until {until}.', { ...who, since, until });
  if (loan.until === null) return rich('With <b>{name}</b>.', who);
  return isOverdue(loan, today())
    ? rich('With <b>{name}</b>, due on {until}.', { ...who, until })
    : rich('With <b>{name}</b> until {until}.', { ...who, until });
}

function borrowedSentence(loan: Loan): ReactNode {
  const { since, until, ...who } = valuesOf(loan);
  if (loan.since > today())
    return loan.until === null
      ? rich('Borrowed from <b>{name}</b> on {since}.', { ...who, since })
      : rich('Borrowed from <b>{name}</b> on {since} until {until}.', { ...who, since, until });
  if (loan.until === null) return rich('Borrowed from <b>{name}</b>.', who);
  return isOverdue(loan, today())
    ? rich('Borrowed from <b>{name}</b>, due on {until}.', { ...who, until })
    : rich('Borrowed from <b>{name}</b> until {until}.', { ...who, until });
}
