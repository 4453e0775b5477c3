import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { lazyCode, useLazyCode } from '#client/lib/lazy-code.ts';
import type { Copy } from '#shared/copies/copies-contract.ts';
import type { Game } from '#shared/games/games-contract.ts';
import type { Costs } from './costs-of-games.ts';

const code = lazyCode(() => import('./costs-of-games.ts'));
/** The copies that are here, without asking for them. */
const FROM_CACHE = { queryKey: ['copies'], queryFn: skipToken } as const;

/** Costs per play of these games; undefined until they are loaded. @param isWanted loads the copies of all games */
export function useCosts(games: readonly Game[], isWanted: boolean): Costs | undefined {
  const loaded = useLazyCode(code, isWanted);
  const { data: copies } = useQuery<Copy[], Error, Copy[], readonly ['copies']>(
    isWanted && loaded ? loaded.pricesQuery : FROM_CACHE,
  );
  return useMemo(() => (loaded && copies ? loaded.costsOf(games, copies) : undefined), [loaded, games, copies]);
}
