interface CountedGame {
  timesPlayed: number;
  isExpansion: boolean;
}

/**
 * Total Plays, the same on every screen: the counts of games on both lists plus recorded plays of games on neither.
 * Expansions are excluded, because their base game was played in the same session.
 */
export const totalPlays = (games: Iterable<CountedGame>, playsOfNoGame: number): number => {
  let sum = playsOfNoGame;
  for (const { timesPlayed, isExpansion } of games) if (!isExpansion) sum += timesPlayed;
  return sum;
};
