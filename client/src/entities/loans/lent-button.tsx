import { useQuery } from '@tanstack/react-query';
import { Handshake } from 'lucide-react';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { isOverdue } from '#shared/rules/loans/loan.ts';
import { loansQuery } from './api.ts';
import { closeLoans, listLoans } from './loan-dialog-view.ts';
import { lentText } from './lent-text.ts';
import { today } from './today.ts';

/** How many games are lent and borrowed, and the way to their list; nothing if none are. */
export function LentButton({ className }: { className: string }) {
  const { data: loans } = useQuery(loansQuery);
  const isAsked = new URLSearchParams(useSearch()).has('lent');
  // A mail leads here.
  useEffect(() => {
    if (isAsked) listLoans();
    return closeLoans;
  }, [isAsked]);
  if (!loans || loans.length === 0) return null;
  const late = loans.filter((loan) => isOverdue(loan, today())).length;
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={listLoans}>
      <Handshake className="icon" aria-hidden="true" />
      {lentText(loans, late)}
    </button>
  );
}
