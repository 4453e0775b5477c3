import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '#client/accounts/api.ts';
import { unsentPlaysQuery } from './api.ts';
import type { UnsentPlay } from './unsent-play.ts';

const NONE: readonly UnsentPlay[] = [];

/** The user's unsent plays, in recorded order. */
export function useUnsentPlays(): readonly UnsentPlay[] {
  const { data: user } = useQuery(currentUserQuery);
  return useQuery({ ...unsentPlaysQuery(user?.id ?? 0), enabled: user != null }).data ?? NONE;
}
