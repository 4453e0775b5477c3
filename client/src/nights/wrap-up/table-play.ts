import type { PlayedGame } from '#client/plays/api.ts';
import { blankPlayer, emptyPlayFields, nextKey, type PlayFields } from '#client/plays/play-fields.ts';
import { playRequestBody } from '#client/plays/parse-play-fields.ts';
import type { PlayOutcome } from '#shared/enums.ts';
import type { Play } from '#shared/plays/plays-contract.ts';
import type { WrapUpSheet } from '#shared/nights/wrap-up-contract.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';
import { nameKey } from '#shared/text/person-name.ts';
import type { PlayToSend } from './api.ts';

/** A play being entered in the wrap-up. */
export interface TablePlay {
  /** Identifies it within the night: see `playKey`. */
  key: string;
  game: PlayedGame;
  fields: PlayFields;
}

/** A short alphanumeric hash of a title in any script. */
function titleNumber(title: string): string {
  let hash = 5381;
  for (const character of titleKey(title)) hash = (Math.imul(hash, 33) + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
}

/**
 * A play's key within its night, the same on every device: the game and its occurrence that night. Two hosts who enter
 * the first play of a game thus record one play.
 */
export function playKey(game: PlayedGame, taken: readonly (string | null)[]): string {
  const base = game.id === null ? `title-${titleNumber(game.title)}` : `game-${game.id}`;
  let round = 1;
  while (taken.includes(`${base}-${round}`)) round += 1;
  return `${base}-${round}`;
}

/** A play of a game by these people. */
export function playOf(
  game: PlayedGame,
  taken: readonly (string | null)[],
  names: readonly string[],
  way: PlayOutcome,
): TablePlay {
  const rows = names.length > 0 ? names.map((name, index) => blankPlayer(index + 1, name)) : [blankPlayer(1)];
  return { key: playKey(game, taken), game, fields: { ...emptyPlayFields(way, new Date(0)), rows } };
}

/**
 * Updates the plays after somebody's attendance changed: adds them to every play, or removes them where nothing was
 * entered for them.
 */
export const withPerson = (plays: readonly TablePlay[], name: string, came: boolean): TablePlay[] =>
  plays.map(({ fields, ...play }) => ({ ...play, fields: { ...fields, rows: rowsWith(fields.rows, name, came) } }));

function rowsWith(rows: PlayFields['rows'], name: string, came: boolean): PlayFields['rows'] {
  const isTheirs = (row: PlayFields['rows'][number]) => nameKey(row.name) === nameKey(name);
  if (!came) {
    const left = rows.filter((row) => !isTheirs(row) || row.score !== '' || row.rank !== '');
    return left.length > 0 ? left : [blankPlayer(1)];
  }
  if (rows.some(isTheirs)) return rows;
  return [...rows.filter((row) => row.name.trim() !== ''), blankPlayer(nextKey(rows), name)];
}

/** The names in the rows of a play, each once. */
export const seatedNames = ({ rows }: Pick<PlayFields, 'rows'>): string[] => [
  ...new Set(rows.map(({ name }) => name.trim()).filter((name) => name !== '')),
];

/** The game of a recorded play, to be played again. */
export const gameOfPlay = ({ gameId, gameTitle, bggId }: Pick<Play, 'gameId' | 'gameTitle' | 'bggId'>): PlayedGame =>
  gameId === null ? { id: null, title: gameTitle, bggId } : { id: gameId, title: gameTitle };

/** Names to suggest for a row: those on the night's list first. @param known from earlier plays */
export const suggestedNames = (people: WrapUpSheet['people'], known: readonly string[]): string[] => [
  ...people.flatMap(({ name, companions }) => [name, ...companions]),
  ...known,
];

/** The request body. */
export function bodyOf({ key, game, fields }: TablePlay): PlayToSend {
  const { markAsPlayed: _counted, playedAt: _night, ...body } = playRequestBody(fields, fields, null);
  return {
    ...body,
    key,
    gameId: game.id,
    gameTitle: game.title,
    bggId: 'bggId' in game ? (game.bggId ?? null) : null,
  };
}
