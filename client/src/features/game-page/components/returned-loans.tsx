import { useQuery } from '@tanstack/react-query';
import { returnedLoansQuery } from '#client/entities/loans/api.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';

const ReturnedList = lazy(async () => ({ default: (await import('./returned-list.tsx')).ReturnedList }));

/** Who had the game before; nothing if nobody had, or while it is not known. */
export function ReturnedLoans({ gameId }: { gameId: number }) {
  const { data: loans } = useQuery(returnedLoansQuery(gameId));
  return loans?.length ? (
    <Suspense fallback={null}>
      <ReturnedList loans={loans} />
    </Suspense>
  ) : null;
}
