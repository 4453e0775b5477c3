import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '#client/lib/http/http.ts';
import { SectionFailed } from '#client/ui/states/section-failed.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { t } from '#client/admin/words/words.ts';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** 'Loading the accounts...'. */
  loading: string;
  /** 'The accounts could not be loaded'. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** What a query has read, or that it loads or has failed. */
export function Loaded<Data>({
  query: { data, error, isError, isFetching, refetch },
  loading,
  failed,
  children,
}: LoadedProps<Data>) {
  if (error instanceof ApiError && error.code === 'sign_in_again') return <SignInAgain />;
  if (data !== undefined) return children(data);
  if (isError)
    return (
      <SectionFailed title={failed} retrying={isFetching} onRetry={() => void refetch()}>
        {t('Check your connection, then try again.')}
      </SectionFailed>
    );
  return (
    <Loading label={loading}>
      <Skeleton className="h-64" />
    </Loading>
  );
}
