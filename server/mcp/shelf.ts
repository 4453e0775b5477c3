import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { games } from '#shared/schema/games.ts';
import { IS_OWNED } from '#server/games/service.ts';
import type { Connection } from '#server/platform/database/database.ts';

/** The owner's games with what a choice among them needs, by title. */
export const shelfOf = (db: Connection, userId: number) =>
  db
    .select({
      id: games.id,
      title: games.title,
      players: games.players,
      duration: games.duration,
      category: games.category,
      difficulty: games.difficulty,
      weight: games.weight,
      minAge: games.minAge,
      rating: games.rating,
      bestPlayers: games.bestPlayers,
      recommendedPlayers: games.recommendedPlayers,
      timesPlayed: games.timesPlayed,
      lastPlayed: games.lastPlayed,
      isExpansion: games.isExpansion,
    })
    .from(games)
    .where(and(eq(games.userId, userId), isNull(games.removedAt), sql`${IS_OWNED}`))
    .orderBy(asc(games.titleKey), asc(games.id));

export type ShelfGame = Awaited<ReturnType<typeof shelfOf>>[number];

/** A game as a tool answers it: what is unknown is left out. */
export const shownGame = ({ lastPlayed, rating, weight, minAge, bestPlayers, ...game }: ShelfGame) => ({
  id: game.id,
  title: game.title,
  players: game.players,
  duration: game.duration,
  category: game.category,
  timesPlayed: game.timesPlayed,
  ...(rating > 0 && { rating }),
  ...(weight !== null && { weight }),
  ...(minAge !== null && { minAge }),
  ...(bestPlayers && { bestWith: bestPlayers }),
  ...(lastPlayed && { lastPlayed: lastPlayed.toISOString().slice(0, 10) }),
});
