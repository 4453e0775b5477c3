import { useQuery } from '@tanstack/react-query';
import { copiesQuery } from '../api.ts';
import { copiesByName } from '../copies-by-name.ts';
import type { Loan } from '#shared/games/loans/loans-contract.ts';

/** The name of the copy that a loan is about, in small letters. */
export function CopyNameOfLoan({ loan: { gameId, copyId } }: { loan: Loan }) {
  const { data } = useQuery(copiesQuery);
  const copy = data && copiesByName(data, gameId).find(({ id }) => id === copyId);
  return (
    <p className="min-h-4 text-xs wrap-anywhere text-ink-2" dir="auto">
      {copy?.name}
    </p>
  );
}
