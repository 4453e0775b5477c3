import { useQuery } from '@tanstack/react-query';
import { gamesQuery } from '#client/games/api.ts';
import { useTotalPlays } from './played-games/use-total-plays.ts';
import { wholeText } from '#client/lib/number-text.ts';
import { t } from '#client/plays/words/words.ts';

interface Counts {
  /** Recorded plays. */
  recorded: number;
  /** Total Plays. */
  total: number;
  /** Plays of expansions, which Total Plays leaves out. */
  ofExpansions: number;
}

/** Explains why Total Plays is not the number of recorded plays; null if it is, or if the reason is not known. */
export function totalPlaysNote({ recorded, total, ofExpansions }: Counts): string | null {
  const count = wholeText(total);
  if (total > recorded)
    return t(
      "Total Plays is {count}: it also counts plays that are known by number alone, such as imported counts and 'Mark as Played'.",
      { count },
    );
  const isExplained = total < recorded && total + ofExpansions >= recorded;
  return isExplained
    ? t('Total Plays is {count}: it leaves out plays of expansions, which are listed here.', { count })
    : null;
}

/** `totalPlaysNote` of the owner's games. @param recorded number of plays; undefined while loading */
export function useTotalPlaysNote(recorded: number | undefined): string | null {
  const { data: games } = useQuery(gamesQuery);
  const total = useTotalPlays(games);
  if (games === undefined || recorded === undefined || total === undefined) return null;
  const ofExpansions = games.reduce((sum, { isExpansion, timesPlayed }) => sum + (isExpansion ? timesPlayed : 0), 0);
  return totalPlaysNote({ recorded, total, ofExpansions });
}
