import type { Candidate } from './candidate.ts';
import { countWords, type EveningReason } from './evening-reason.ts';
import type { Evening } from './evening.ts';
import { byPoints, type GameAtTable, gameAtTable, gamesAtTable } from './game-at-table.ts';
import { chooseForGroups } from './choose-for-groups.ts';
import { servedBy } from './line-up.ts';
import { headsOf, inOrder, type Party } from './party.ts';
import { reasonsAtTable } from './reasons-at-table.ts';
import { searchSplit, type SettledSplit } from './split-search.ts';
import { tableValues } from './table-values.ts';

/** From so many people on a second table is thought of, and so many invitations are divided. */
export const FEWEST_FOR_TWO = 6;
export const MOST_PARTIES = 12;

/** Who sits at a table, and what is played there. */
export interface SeatedTable {
  parties: Party[];
  game: GameAtTable;
  reasons: EveningReason[];
}

export interface TwoTables {
  tables: [SeatedTable, SeatedTable];
  /** Until both have ended. */
  minutes: number;
  /** Of those who voted: how many sit where a game of theirs is played. */
  served: { count: number; of: number };
}

export const WHY_NOT_TWO = {
  too_few: `Two tables need ${countWords(FEWEST_FOR_TWO)} people or more.`,
  too_many: `More than ${countWords(MOST_PARTIES)} invitations are too many to divide over two tables.`,
  one_party: 'Almost everybody is of one party, and a party sits together.',
  locks: 'Nothing fits with what you settled. Let one person or one game go.',
  no_games: 'There are no two games that would seat everybody at two tables in this time.',
} as const;

export type TwoTablesAnswer = { fits: true; twoTables: TwoTables } | { fits: false; why: keyof typeof WHY_NOT_TWO };

/** The first table or the second one. */
export type TablePlace = 0 | 1;

/** Who must sit at which table, and ids of the games that must be played there. */
export interface TableLocks {
  seats?: readonly { partyId: number; table: TablePlace }[];
  games?: readonly [number | null, number | null];
}

/** The best single game for everybody, beside the best way to divide them over two tables. */
export const oneOrTwoTables = (evening: Evening, locks: TableLocks = {}) => ({
  one: seatAtOneTable(evening),
  two: seatAtTwoTables(evening, locks),
});

/** One game for all; null where none fits. */
function seatAtOneTable(evening: Evening): (SeatedTable & Pick<TwoTables, 'served'>) | null {
  const settled = { ...evening, maybeHeads: 0 };
  const [game] = byPoints(
    gamesAtTable(evening.candidates, evening.parties, settled).filter(({ minutes }) => minutes <= evening.minutes),
  );
  if (!game) return null;
  const parties = inOrder(evening.parties);
  return { parties, game, reasons: reasonsAtTable(game, parties, settled), served: servedBy([game], evening) };
}

/**
 * The best division of six and more over two tables of at least two: who sits where, and a game for each that somebody
 * there can explain to those who do not know it. Parties stay together, locks are kept, a veto keeps a game off both
 * tables. All divisions of up to twelve parties and all pairs of the best 60 games are weighed.
 */
export function seatAtTwoTables(
  evening: Evening,
  { seats = [], games = [null, null] }: TableLocks = {},
): TwoTablesAnswer {
  const parties = inOrder(evening.parties);
  const heads = headsOf(parties);
  if (heads < FEWEST_FOR_TWO) return { fits: false, why: 'too_few' };
  if (parties.length > MOST_PARTIES) return { fits: false, why: 'too_many' };
  if (parties.some((party) => heads - party.heads < 2)) return { fits: false, why: 'one_party' };
  const locked = games.filter((id) => id !== null);
  const chosen = chooseForGroups(evening, new Set(locked));
  const placeOf = (id: number | null) => (id === null ? null : chosen.findIndex((game) => game.id === id));
  const settled: SettledSplit = {
    first: groupAt(0, seats, parties),
    second: groupAt(1, seats, parties),
    games: [placeOf(games[0]), placeOf(games[1])],
  };
  const isKnown = !settled.games.includes(-1);
  const split = isKnown ? searchSplit(tableValues(chosen, parties, evening), settled) : null;
  if (split) return { fits: true, twoTables: seated(split, parties, evening) };
  const isFree = locked.length === 0 && seats.length === 0;
  return isFree || !seatAtTwoTables(evening).fits ? { fits: false, why: 'no_games' } : { fits: false, why: 'locks' };
}

const groupAt = (table: TablePlace, seats: NonNullable<TableLocks['seats']>, parties: readonly Party[]): number =>
  seats
    .filter((seat) => seat.table === table)
    .reduce((group, { partyId }) => {
      const place = parties.findIndex(({ id }) => id === partyId);
      return place === -1 ? group : group | (1 << place);
    }, 0);

function seated(
  { group, games }: { group: number; games: [Candidate, Candidate] },
  parties: readonly Party[],
  evening: Evening,
): TwoTables {
  const isFirst = (place: number) => (group & (1 << place)) !== 0;
  const tables: [SeatedTable, SeatedTable] = [
    tableOf(
      games[0],
      parties.filter((_, place) => isFirst(place)),
      evening,
    ),
    tableOf(
      games[1],
      parties.filter((_, place) => !isFirst(place)),
      evening,
    ),
  ];
  return {
    tables,
    minutes: Math.max(...tables.map(({ game }) => game.minutes)),
    served: servedBy(
      tables.map(({ game }) => game),
      evening,
    ),
  };
}

function tableOf(candidate: Candidate, parties: Party[], { now, seed, hostId }: Evening): SeatedTable {
  const circumstances = { now, seed, hostId, maybeHeads: 0 };
  const game = gameAtTable(candidate, parties, circumstances);
  if (!game) throw new Error(`nobody at the table can explain ${candidate.title}`);
  return { parties, game, reasons: reasonsAtTable(game, parties, circumstances) };
}

/** What the second table is worth, in a sentence. */
export function comparisonWords({ one, two }: ReturnType<typeof oneOrTwoTables>): string {
  if (!two.fits) return WHY_NOT_TWO[two.why];
  const { count, of } = two.twoTables.served;
  if (!one) return 'No game here is for all of you at one table, so two it is.';
  if (of === 0) return 'Nobody has voted yet: both would do.';
  return `At two tables ${count} of ${of} play something that they voted for, at one table ${one.served.count}.`;
}
