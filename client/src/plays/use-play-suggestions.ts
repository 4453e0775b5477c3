import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { peopleQuery } from './people/api.ts';
import { playsQuery } from './api.ts';
import { suggestionsFromPlays } from './play-suggestions.ts';

/** The owner's plays and suggestions from them; empty while loading. */
export function usePlaySuggestions() {
  const { data: plays } = useQuery(playsQuery);
  const { data: people } = useQuery(peopleQuery);
  const memory = useMemo(() => suggestionsFromPlays(plays ?? [], people), [plays, people]);
  return { plays, memory };
}
