interface CountedGame {
  timesPlayed: number;
  isExpansion: boolean;
}

/**
 * Total Plays, the same number on every screen: what the games of both lists count, and the recorded plays of games on neither.
 * An expansion's count is left out, because its base game was played on the same evening.
 */
export const totalPlays = (games: Iterable<CountedGame>, playsOfNoGame: number): number => {
  let sum = playsOfNoGame;
  for (const { timesPlayed, isExpansion } of games) if (!isExpansion) sum += timesPlayed;
  return sum;
};
