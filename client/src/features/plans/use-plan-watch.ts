import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { accountKeys, currentUserQuery } from '#client/entities/user/api.ts';

/** After the end by the server's clock, which may be a moment behind ours. */
const AFTERWARDS_MS = 1500;

/**
 * Keeps what is shown true to the plan: asks who is signed in again at the moment at which a trial ends, and makes
 * everything else stale when the plan has become another one.
 */
export function usePlanWatch(): void {
  const client = useQueryClient();
  const { data: user } = useQuery(currentUserQuery);
  const endsAt = user?.trialState === 'running' ? user.trialEndsAt?.getTime() : undefined;

  useEffect(() => {
    if (endsAt === undefined) return undefined;
    const wait = Math.max(0, endsAt - Date.now()) + AFTERWARDS_MS;
    const timer = setTimeout(() => void client.invalidateQueries({ queryKey: accountKeys.user }), wait);
    return () => clearTimeout(timer);
  }, [client, endsAt]);

  const known = useRef<string | undefined>(undefined);
  useEffect(() => {
    const now = user ? `${user.id} ${user.plan}` : undefined;
    const before = known.current;
    known.current = now;
    if (!user || before === undefined || before === now || !before.startsWith(`${user.id} `)) return;
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== accountKeys.user[0] });
  }, [client, user]);
}
