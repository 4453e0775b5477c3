import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '#client/entities/user/api.ts';
import { waitingPlaysQuery } from './api.ts';
import type { WaitingPlay } from './waiting-play.ts';

const NONE: readonly WaitingPlay[] = [];

/** The user's unsent plays, in recorded order. */
export function useWaitingPlays(): readonly WaitingPlay[] {
  const { data: user } = useQuery(currentUserQuery);
  return useQuery({ ...waitingPlaysQuery(user?.id ?? 0), enabled: user != null }).data ?? NONE;
}
