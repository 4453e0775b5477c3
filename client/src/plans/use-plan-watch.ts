import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { accountKeys, currentUserQuery } from '#client/accounts/api.ts';

/** Margin, because the server's clock may be behind. */
const AFTERWARDS_MS = 1500;

/**
 * Keeps the screen in line with the plan: refetches the current user when a trial ends, and invalidates everything else
 * when the plan has changed.
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
