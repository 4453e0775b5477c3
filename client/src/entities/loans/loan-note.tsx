import { Handshake } from 'lucide-react';
import { Badge } from '#client/ui/badge.tsx';
import { isOverdue } from '#shared/rules/loans/loan.ts';
import { loanWords } from '#shared/rules/loans/loan-words.ts';
import { today } from './today.ts';
import { useLoan } from './use-loan.ts';

/** Where a lent game is, or whose a borrowed one is: 'With Ben until Sun 6 Dec'. Empty for all others. */
export function LoanNote({ gameId, className }: { gameId: number; className?: string }) {
  const loan = useLoan(gameId);
  if (!loan) return null;
  return (
    <Badge tone={isOverdue(loan, today()) ? 'warn' : 'info'} icon={Handshake} className={className}>
      <span className="truncate" dir="auto">
        {loanWords(loan, today())}
      </span>
    </Badge>
  );
}
