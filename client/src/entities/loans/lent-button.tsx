import { useQuery } from '@tanstack/react-query';
import { Handshake } from 'lucide-react';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { Button } from '#client/ui/button.tsx';
import { isOverdue } from '#shared/rules/loans/loan.ts';
import { loansQuery } from './api.ts';
import { closeLoans, listLoans } from './loan-dialog-view.ts';
import { lentText } from './lent-text.ts';
import { today } from './today.ts';

/** On My Games: how many games are lent and borrowed, and the way to their list. Empty if none are. */
export function LentButton() {
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
    <Button
      size="sm"
      variant="ghost"
      icon={Handshake}
      onClick={listLoans}
      className="-ms-3 mb-2 max-sm:-mt-2 max-sm:mb-0"
    >
      {lentText(loans, late)}
    </Button>
  );
}
