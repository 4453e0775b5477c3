import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { lazyCode, useLazyCode } from '#client/lib/lazy-code.ts';
import type { Copy } from '#shared/copies/copies-contract.ts';
import { acquiredOf } from './acquired.ts';

const code = lazyCode(() => import('./api.ts'));
/** The copies that are here, without asking for them. */
const FROM_CACHE = { queryKey: ['copies'], queryFn: skipToken } as const;

/** When games were acquired, by their ids, for filters; undefined until it is known. @param isWanted loads the copies of all games */
export function useAcquired(isWanted: boolean): ReadonlyMap<number, Date> | undefined {
  const loaded = useLazyCode(code, isWanted);
  const { data: copies } = useQuery<Copy[], Error, Copy[], readonly ['copies']>(
    isWanted && loaded ? loaded.copiesQuery : FROM_CACHE,
  );
  return useMemo(() => copies && acquiredOf(copies), [copies]);
}
