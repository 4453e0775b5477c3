import { useQuery } from '@tanstack/react-query';
import { gamesQuery } from '#client/entities/games/api.ts';
import { useTotalPlays } from '#client/entities/played-games/use-total-plays.ts';
import { wholeText } from '#client/lib/number-text.ts';

/**
 * Explains why fewer plays are recorded than Total Plays counts; null if not so. @param recorded undefined while
 * loading
 */
export function usePlaysByNumber(recorded: number | undefined): string | null {
  const { data: games } = useQuery(gamesQuery);
  const total = useTotalPlays(games);
  if (recorded === undefined || total === undefined || total <= recorded) return null;
  return `Total Plays is ${wholeText(total)}: it also counts plays that are known by number alone, such as imported counts and 'Mark as Played'.`;
}
