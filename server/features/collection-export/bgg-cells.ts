import type { GameState } from '#shared/enums.ts';
import { NO_MIN_AGE } from '#shared/limits.ts';
import type { BGG_EXPORT_COLUMNS } from '#server/outbound/rules/bgg-collection-columns.ts';
import { type CopyCells, copyRows } from '#server/domain/imports/rules/bgg-copies.ts';
import { isOnBggWishlist } from '#server/domain/imports/rules/bgg-states.ts';
import type { ImportedCopy } from '#shared/schema/imported-game.ts';
import { durationMinutes } from '#shared/rules/plays/duration-minutes.ts';
import { statedPlayers } from '#shared/rules/games/player-range.ts';
import { isOwned } from '#shared/rules/games/lists.ts';
import type { Game } from '#shared/contracts/games.ts';

type Cells = Record<(typeof BGG_EXPORT_COLUMNS)[number], string | number | null>;

export type GameWithCopies = Omit<Game, 'userId' | 'createdAt'> & { copies: ImportedCopy[] };

/**
 * A game as rows of BoardGameGeek's collection file, one for each distinct copy: ratings 1 to 10, 0 for none; times in
 * minutes.
 */
export const bggRows = (game: GameWithCopies): Cells[] =>
  copyRows(game.copies).map((copy) => ({ ...gameCells(game), ...copy }));

function gameCells(game: Omit<Game, 'userId' | 'createdAt'>): Omit<Cells, keyof CopyCells> {
  const isWished = isOnBggWishlist(game);
  const isIn = (state: GameState) => (game.states.includes(state) ? 1 : 0);
  const players = statedPlayers(game.players);
  const minutes = durationMinutes(game.duration);
  return {
    objectname: game.title,
    objectid: game.bggId,
    rating: game.rating * 2,
    numplays: game.timesPlayed,
    own: isOwned(game) ? 1 : 0,
    wishlist: isWished ? 1 : 0,
    wishlistpriority: isWished ? game.wishPriority : null,
    prevowned: isIn('previously_owned'),
    fortrade: isIn('for_trade'),
    want: isIn('want_in_trade'),
    wanttoplay: isIn('want_to_play'),
    wanttobuy: isIn('want_to_buy'),
    preordered: isIn('preordered'),
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
    originalname: game.originalName,
  };
}
