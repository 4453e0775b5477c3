import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Handshake } from 'lucide-react';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { isOverdue } from '#shared/games/loans/loan.ts';
import { loansQuery } from './api.ts';
import { listLoans } from './loan-dialog-view.ts';
import { lentInShort, lentText } from './lent-text.ts';
import { today } from './today.ts';

/** Numbers of lent and borrowed games, with a link to their list; nothing if there are none. */
export function LentButton({ className }: { className: string }) {
  const { data: loans } = useQuery(loansQuery);
  const isRequested = new URLSearchParams(useSearch()).has('lent');
  // A mail leads here.
  useEffect(() => {
    if (isRequested) listLoans();
  }, [isRequested]);
  if (!loans || loans.length === 0) return null;
  const late = loans.filter((loan) => isOverdue(loan, today())).length;
  return (
    <button
      type="button"
      className={clsx(className, late > 0 && 'max-sm:text-warn')}
      aria-label={lentText(loans, late)}
      aria-haspopup="dialog"
      onClick={listLoans}
    >
      <Handshake className="icon max-sm:hidden" aria-hidden="true" />
      <span className="sm:hidden">{lentInShort(loans, late)}</span>
      <span className="max-sm:hidden">{lentText(loans, late)}</span>
    </button>
  );
}
