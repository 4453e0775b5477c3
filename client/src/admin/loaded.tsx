import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '#client/lib/http/http.ts';
import { SectionFailed } from '#client/ui/states/section-failed.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { SignInAgain } from './sign-in-again.tsx';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** 'the accounts': completes the sentences of loading and failing. */
  what: string;
  children: (data: Data) => ReactNode;
}

/** What a query has read, or that it loads or has failed. */
export function Loaded<Data>({
  query: { data, error, isError, isFetching, refetch },
  what,
  children,
}: LoadedProps<Data>) {
  if (error instanceof ApiError && error.code === 'sign_in_again') return <SignInAgain />;
  if (data !== undefined) return children(data);
  if (isError)
    return (
      <SectionFailed
        title={`${what[0]?.toUpperCase()}${what.slice(1)} could not be loaded`}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        Check your connection, then try again.
      </SectionFailed>
    );
  return (
    <Loading label={`Loading ${what}...`}>
      <Skeleton className="h-64" />
    </Loading>
  );
}
