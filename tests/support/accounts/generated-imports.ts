import fc from 'fast-check';
import { aGame, aPlay, aPlayer, type Export, type Fields, seat } from '../../api/transfer/imports/bgstats-file.ts';
import type { RowCells } from '../../api/transfer/imports/collection-file.ts';

/** Few, so that rows, files and games of the owner meet: by title in other letters, by id, as copies, as expansions. */
const TITLES = ['Azul', 'azul', 'Hive', 'Heat', 'Catan', 'Catan: Seafarers', 'Root'];
/** Titles of games that the owner has added by hand, without an id. */
const BY_HAND = new Set(['Hive', 'Catan']);
/** A game has one id, whatever its title's letters; two games may have a title, unless it is unclear which of them the owner has. */
const idOf = (title: string, which: number): number => {
  const first = 2 * TITLES.findIndex((one) => one.toLowerCase() === title.toLowerCase()) + 1;
  return which === 0 ? 0 : which === 1 || BY_HAND.has(title) ? first : first + 1;
};

const oneOf = <T>(...values: T[]): fc.Arbitrary<T> => fc.constantFrom(...values);

type Cell = string | number;

/** A row of BoardGameGeek's export, with cells that are empty, damaged or beyond what they may hold among the good ones. */
const collectionRow: fc.Arbitrary<RowCells> = fc
  .record({
    objectname: oneOf(...TITLES),
    objectid: oneOf(1, 1, 2),
    own: oneOf(0, 1, 1, 1),
    prevowned: oneOf(0, 0, 1),
    wishlist: oneOf(0, 0, 1),
    rating: oneOf('', '0', '7', '8.5', 'N/A', '07. Mai', '11', '-1'),
    numplays: oneOf<Cell>('', 0, 1, 2, 5, 'many'),
    comment: oneOf('', '', 'Ours', 'Lent to Bea'),
    yearpublished: oneOf<Cell>('', 0, 2017, 2021),
    minplayers: oneOf<Cell>('', 1, 2),
    maxplayers: oneOf<Cell>('', 0, 4, 5),
    playingtime: oneOf<Cell>('', 0, 45),
    bggbestplayers: oneOf('', '3', '2,4'),
    avgweight: oneOf<Cell>('', 2.31, 3.9),
    bggrecagerange: oneOf('', '10+'),
    itemtype: oneOf('standalone', 'standalone', 'expansion'),
  })
  .map((row) => ({ ...row, objectid: idOf(row.objectname, row.objectid) }));
export const collectionRows = fc.array(collectionRow, { minLength: 1, maxLength: 6 });

/** Cells that say whose a game is stay: without them a row is another row. */
const NAMING = new Set(['objectname', 'objectid', 'own', 'wishlist', 'prevowned', 'itemtype']);

/** The same file with games missing and cells empty in all copies of a game, by whatever the numbers say. */
export const fewerCells = (rows: readonly RowCells[], dice: readonly number[]): RowCells[] =>
  rows
    .filter(({ objectid }) => roll(dice, Number(objectid)) % 4 !== 0)
    .map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([column, cell], at) => [
          column,
          NAMING.has(column) || roll(dice, Number(row.objectid) * 31 + at) % 2 === 0 ? cell : '',
        ]),
      ),
    );

export const dice = fc.array(fc.nat(1000), { minLength: 40, maxLength: 40 });
const roll = (of: readonly number[], index: number) => of[index % of.length] ?? 0;

const statsGame = fc
  .record({
    name: oneOf(...TITLES),
    bggId: oneOf(0, 1, 1, 2),
    rating: oneOf(0, 7, 9),
    minAge: oneOf(0, 10),
    previouslyPlayedAmount: oneOf(0, 3),
    isExpansion: oneOf(0, 0, 0, 1),
    copies: oneOf<Fields[]>(
      [],
      [{ statusOwned: true, statusWishlist: false }],
      [{ statusOwned: false, statusWishlist: true }],
      [{ statusOwned: false, statusPrevOwned: true, statusWishlist: false }],
    ),
  })
  .map(({ name, bggId, ...fields }) => ({
    name,
    fields: { ...fields, bggId: idOf(name, bggId), isBaseGame: fields.isExpansion ? 0 : 1 },
  }));

const statsSeat = fc.record({
  playerRefId: oneOf(1, 2, 3),
  score: oneOf(null, '', '7', '12', '3+4', 'x'),
  winner: fc.boolean(),
  rank: oneOf(0, 1, 2),
  team: oneOf(undefined, 'Red', 'Blue'),
  role: oneOf(undefined, 'spy'),
  startPlayer: fc.boolean(),
  newPlayer: fc.boolean(),
});

const statsPlay = fc
  .record({
    uuid: oneOf('one', 'two', 'three', 'four'),
    day: fc.integer({ min: 1, max: 4 }),
    modificationDate: oneOf('2024-05-01 20:00:00', '2024-05-03 20:00:00'),
    gameRefId: oneOf(1, 2, 3, 4),
    locationRefId: oneOf(0, 1),
    durationMin: oneOf(0, 45, 60),
    comments: oneOf('', 'Close'),
    usesTeams: fc.boolean(),
    playerScores: fc.uniqueArray(statsSeat, { selector: (one) => one.playerRefId, minLength: 0, maxLength: 3 }),
    expansionPlays: oneOf<Fields[]>([], [{ gameRefId: 2 }]),
  })
  .map(({ day, playerScores, uuid, ...fields }) =>
    aPlay(uuid, {
      ...fields,
      playDate: `2024-05-0${day} 19:30:00`,
      playerScores: playerScores.map(({ playerRefId, ...details }) => seat(playerRefId, details)),
    }),
  );

export const statsExport: fc.Arbitrary<Export> = fc
  .record({
    games: fc.array(statsGame, { minLength: 1, maxLength: 4 }),
    plays: fc.uniqueArray(statsPlay, { selector: (play) => play['uuid'], maxLength: 4 }),
    lastName: oneOf('Cem', 'ana', 'Ana B.'),
  })
  .map(({ games, plays, lastName }) => ({
    games: games.map(({ name, fields }, index) => aGame(index + 1, name, fields)),
    players: [aPlayer(1, 'Ana'), aPlayer(2, 'Ben', { isAnonymous: false }), aPlayer(3, lastName)],
    locations: [{ uuid: 'club', id: 1, name: 'Club' }],
    plays,
  }));

const EMPTY_OF_A_PLAY = ['comments', 'durationMin', 'locationRefId', 'expansionPlays'];
/** Not teams and roles: a team's name is what the file says of all its players. */
const EMPTY_OF_A_SEAT = ['rank', 'startPlayer', 'newPlayer'];
const EMPTY_OF_A_GAME = ['rating', 'minAge', 'previouslyPlayedAmount', 'bggYear', 'minPlayerCount', 'maxPlayerCount'];

/** The same export with plays missing, and without some of what it knew of the others; of copies of a game without the same of each. */
export function fewerDetails({ games = [], plays = [], ...rest }: Export, numbers: readonly number[]): Export {
  let at = 0;
  const without = (fields: Fields, names: readonly string[]): Fields =>
    Object.fromEntries(
      Object.entries(fields).filter(([name]) => !names.includes(name) || roll(numbers, at++) % 2 === 0),
    );
  return {
    ...rest,
    games: games.map((game) => {
      at = 7 * TITLES.indexOf(String(game['name']).replace('azul', 'Azul'));
      return without(game, EMPTY_OF_A_GAME);
    }),
    plays: plays
      .filter(() => roll(numbers, at++) % 4 !== 0)
      .map((play) => ({
        ...without(play, EMPTY_OF_A_PLAY),
        modificationDate: '2024-06-01 20:00:00',
        playerScores: (play['playerScores'] as Fields[]).map((one) => without(one, EMPTY_OF_A_SEAT)),
      })),
  };
}
