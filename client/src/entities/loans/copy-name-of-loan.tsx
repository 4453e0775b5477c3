import { useQuery } from '@tanstack/react-query';
import { copiesQuery } from '#client/entities/copies/api.ts';
import { copiesByName } from '#client/entities/copies/copies-by-name.ts';
import type { Loan } from '#shared/contracts/loans.ts';

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
