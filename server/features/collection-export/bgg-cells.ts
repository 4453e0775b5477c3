import { NO_MIN_AGE } from '#shared/limits.ts';
import type { BGG_EXPORT_COLUMNS } from '#shared/rules/imports/bgg-collection-columns.ts';
import { durationMinutes } from '#shared/rules/plays/duration-minutes.ts';
import { knownPlayers } from '#shared/rules/games/known-players.ts';
import { isOwned } from '#shared/rules/games/lists.ts';
import type { Game } from '#shared/contracts/games.ts';

type Cells = Record<(typeof BGG_EXPORT_COLUMNS)[number], string | number | null>;

/** A game as a row of BoardGameGeek's collection file: ratings 1 to 10, 0 for none; times in minutes. */
export function bggCells(game: Omit<Game, 'userId' | 'createdAt'>): Cells {
  const players = knownPlayers(game.players);
  const minutes = durationMinutes(game.duration);
  return {
    objectname: game.title,
    objectid: game.bggId,
    rating: game.rating * 2,
    numplays: game.timesPlayed,
    own: isOwned(game) ? 1 : 0,
    wishlist: game.isWishlist ? 1 : 0,
    comment: game.notes,
    yearpublished: game.year,
    minplayers: players.min,
    maxplayers: players.max,
    playingtime: minutes?.max ?? null,
    minplaytime: minutes?.min ?? null,
    maxplaytime: minutes?.max ?? null,
    bggrecagerange: game.minAge === NO_MIN_AGE ? '' : `${game.minAge}+`,
    bggbestplayers: game.bestPlayers,
    bggrecplayers: game.recommendedPlayers,
    avgweight: game.weight,
    itemtype: game.isExpansion ? 'expansion' : 'standalone',
    objecttype: 'thing',
  };
}
