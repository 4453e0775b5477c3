/** Query keys of the owner's plays. */
export const playKeys = {
  all: ['plays'],
  /** Keys of the plays of all games, and of one. */
  games: ['game-plays'],
  game: (gameId: number) => ['game-plays', gameId],
  /** Mutation key of all writes. */
  write: ['write-play'],
} as const;
