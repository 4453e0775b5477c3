import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { playsQuery } from './api.ts';
import { rememberPlays } from './play-memory.ts';

/** The owner's plays and suggestions from them; empty while loading. */
export function useEarlierPlays() {
  const { data: plays } = useQuery(playsQuery);
  const memory = useMemo(() => rememberPlays(plays ?? []), [plays]);
  return { plays, memory };
}
