/** Other games are recommended by the taste that so many games show. */
export const GAMES_FOR_RECOMMENDING = 5;

/** How many games are missing before others can be recommended; an expansion says no more than its base game did. */
export const gamesMissing = (games: readonly { isExpansion: boolean }[]): number =>
  Math.max(0, GAMES_FOR_RECOMMENDING - games.filter(({ isExpansion }) => !isExpansion).length);

/** What is missing, and what to do next. */
export const gamesMissingText = (missing: number): string =>
  `Recommendations need ${GAMES_FOR_RECOMMENDING} games to go by, owned or on your wishlist, expansions not counted. ` +
  `Add ${missing} more first.`;
