import { useQuery } from '@tanstack/react-query';
import { gamesQuery } from '#client/entities/games/api.ts';
import { useTotalPlays } from '#client/entities/played-games/use-total-plays.ts';
import { totalNote } from './total-note.ts';

/** Explains why Total Plays is not the number of recorded plays; null if it is. @param recorded undefined while loading */
export function useTotalNote(recorded: number | undefined): string | null {
  const { data: games } = useQuery(gamesQuery);
  const total = useTotalPlays(games);
  if (games === undefined || recorded === undefined || total === undefined) return null;
  const ofExpansions = games.reduce((sum, { isExpansion, timesPlayed }) => sum + (isExpansion ? timesPlayed : 0), 0);
  return totalNote({ recorded, total, ofExpansions });
}
