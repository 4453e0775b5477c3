import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { currentUserQuery } from '#client/accounts/api.ts';
import { NotFoundPage } from '#client/ui/states/not-found-page.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { staffPicksQuery } from './staff-picks/api.ts';
import { PickEditor } from './staff-picks/pick-editor.tsx';
import { PickList } from './staff-picks/pick-list.tsx';
import { t } from '#client/recommendations/words/words.ts';

/** The screen for STAFF_EMAILS (/staff); others get 'not found'. */
export function StaffPage() {
  const { data: user } = useQuery(currentUserQuery);
  return user?.isStaff ? <StaffPicksPage signedAs={user.firstName ?? ''} /> : <NotFoundPage />;
}

/** The list of picks, or the one in the URL: `?pick=new`, `?pick=12`. */
function StaffPicksPage({ signedAs }: { signedAs: string }) {
  const [path, navigate] = useLocation();
  const pickParam = new URLSearchParams(useSearch()).get('pick');
  const { data: picks, isError, isFetching, refetch } = useQuery(staffPicksQuery);
  const [left, setLeft] = useState<number | null>(null);
  const open = (pick: number | 'new') => navigate(`${path}?pick=${pick}`);

  if (!picks) {
    return (
      <Container>
        {isError ? (
          <LoadFailed title={t('The picks could not be loaded')} retrying={isFetching} onRetry={() => void refetch()}>
            {t('Check your connection, then try again.')}
          </LoadFailed>
        ) : (
          <Loading label={t('Loading staff picks...')}>
            <Skeleton className="h-64" />
          </Loading>
        )}
      </Container>
    );
  }
  const pick = picks.find(({ id }) => String(id) === pickParam) ?? null;
  if (pick === null && pickParam !== 'new') return <PickList picks={picks} left={left} onOpen={open} />;
  const close = () => {
    setLeft(pick?.id ?? null);
    navigate(path);
  };
  return <PickEditor key={pickParam} pick={pick} signedAs={signedAs} onClose={close} />;
}
