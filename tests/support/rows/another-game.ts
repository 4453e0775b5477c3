import type { LineUp, LineUpOptions } from '#server/evening/line-up.ts';

/** The host's wishes for another game instead of one: the others are kept, and that one is passed over. */
export const anotherGame = ({ games }: LineUp, gameId: number): LineUpOptions => ({
  kept: games.map(({ candidate }) => candidate.id).filter((id) => id !== gameId),
  passedOver: [gameId],
});

/** The id of the main game. */
export const mainOf = ({ games }: LineUp): number => games.find(({ role }) => role === 'main')?.candidate.id ?? 0;
