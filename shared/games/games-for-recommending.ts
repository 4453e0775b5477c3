import { t } from '#shared/words/words.ts';

/** Minimum number of games from which a taste can be derived. */
export const GAMES_FOR_RECOMMENDING = 5;

/** Number of games missing before recommendations are possible; expansions do not count. */
export const gamesMissing = (games: readonly { isExpansion: boolean }[]): number =>
  Math.max(0, GAMES_FOR_RECOMMENDING - games.filter(({ isExpansion }) => !isExpansion).length);

/** Describes how many games are missing, and the next step. */
export const gamesMissingText = (missing: number): string =>
  t(
    'Recommendations need {games} games to go by, owned or on your wishlist, expansions not counted. Add {missing} more first.',
    { games: GAMES_FOR_RECOMMENDING, missing },
  );
