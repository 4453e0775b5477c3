import { type Candidate, isForHeads } from '#shared/evening/candidate.ts';
import type { EveningReason } from '#shared/evening/evening-reason.ts';
import { countWord } from '#shared/text/count-word.ts';
import type { Evening } from '#shared/evening/evening.ts';
import {
  byWorth,
  exclusionReasons,
  type GameAtTable,
  gameAtTable,
  gamesAtTable,
  isProposable,
} from '#shared/evening/game-at-table.ts';
import { chooseForGroups } from './choose-for-groups.ts';
import { servedBy } from './line-up.ts';
import { headsOf, inOrder, type Party } from '#shared/evening/party.ts';
import { reasonsAtTable } from './reasons-at-table.ts';
import { CHANGE_OVER_MINUTES, inStep } from './sequence.ts';
import { searchSplit, type LockedSplit } from './split-search.ts';
import { tableValues } from './table-values.ts';

/** Minimum number of people for a second table, and maximum number of parties to divide. */
export const MIN_FOR_TWO_TABLES = 6;
export const MAX_PARTIES = 12;

/** A table with its people and game. */
export interface SeatedTable {
  parties: Party[];
  game: GameAtTable;
  /** Minutes until it begins, while the host explains the game of the other table. */
  waits: number;
  reasons: EveningReason[];
  /** What a table that ends early plays until the other has finished. */
  second: (GameAtTable & { reasons: EveningReason[] }) | null;
}

export interface TwoTables {
  tables: [SeatedTable, SeatedTable];
  /** Until both tables have finished. */
  minutes: number;
  /** Number of voters, and of those who play a game they voted for. */
  served: { count: number; of: number };
}

export const WHY_NOT_TWO = {
  too_few: `Two tables need ${countWord(MIN_FOR_TWO_TABLES)} people or more.`,
  too_many: `More than ${countWord(MAX_PARTIES)} invitations are too many to divide over two tables.`,
  one_party: 'Almost everybody belongs to one party, and a party sits together.',
  locks: 'Nothing else fits what you have fixed. Release one person or one game, or start over.',
  no_games: 'There are no two games that would seat everybody at two tables in this time.',
} as const;

export type TwoTablesAnswer =
  | { fits: true; twoTables: TwoTables }
  /** `untaught`: titles of two games for which somebody who can explain them is missing at one table. */
  | { fits: false; why: keyof typeof WHY_NOT_TWO; untaught?: string[] };

/** Index of a table. */
export type TablePlace = 0 | 1;

/** Parties fixed to a table, ids of games fixed to a table, and of those not to suggest again. */
export interface TableLocks {
  seats?: readonly { partyId: number; table: TablePlace }[];
  games?: readonly [number | null, number | null];
  passedOver?: readonly number[];
}

/** The best single game for everybody, and the best division over two tables. */
export const oneOrTwoTables = (evening: Evening, locks: TableLocks = {}) => ({
  one: seatAtOneTable(evening, locks),
  two: seatAtTwoTables(evening, locks),
});

/** One game for all; null if none fits. */
function seatAtOneTable(evening: Evening, locks: TableLocks): (SeatedTable & Pick<TwoTables, 'served'>) | null {
  const certain = { ...evening, maybeHeads: 0 };
  const [game] = byWorth(
    gamesAtTable(notPassedOver(evening, locks), evening.parties, certain).filter(
      (one) => one.minutes <= evening.minutes && isProposable(one),
    ),
  );
  if (!game) return null;
  const parties = inOrder(evening.parties);
  return {
    parties,
    game,
    waits: 0,
    reasons: reasonsAtTable(game, parties, certain),
    second: null,
    served: servedBy([game], evening),
  };
}

/**
 * The best division of six or more people over two tables of at least two, with one game each that somebody at the
 * table can explain if needed, or else the host, who then explains at both tables, their own last. Parties stay together,
 * locks are respected, a veto excludes a game from both tables.
 * Considers all divisions of up to twelve parties and all pairs of the best 60 games.
 */
export function seatAtTwoTables(evening: Evening, locks: TableLocks = {}): TwoTablesAnswer {
  const { seats = [], games = [null, null], passedOver = [] } = locks;
  const parties = inOrder(evening.parties);
  const heads = headsOf(parties);
  if (heads < MIN_FOR_TWO_TABLES) return { fits: false, why: 'too_few' };
  if (parties.length > MAX_PARTIES) return { fits: false, why: 'too_many' };
  if (parties.some((party) => heads - party.heads < 2)) return { fits: false, why: 'one_party' };
  const locked = games.filter((id) => id !== null);
  const open = { ...evening, candidates: notPassedOver(evening, locks) };
  const chosen = chooseForGroups(open, new Set(locked));
  const placeOf = (id: number | null) => (id === null ? null : chosen.findIndex((game) => game.id === id));
  const fixed: LockedSplit = {
    first: groupAt(0, seats, parties),
    second: groupAt(1, seats, parties),
    games: [placeOf(games[0]), placeOf(games[1])],
  };
  const isKnown = !fixed.games.includes(-1);
  const split = isKnown ? searchSplit(tableValues(chosen, parties, evening), fixed) : null;
  if (split) {
    const tables = seated(split, parties, open);
    const minutes = endOf(tables);
    const playing = tables.map(({ game }) => game);
    return { fits: true, twoTables: { tables, minutes, served: servedBy(playing, evening) } };
  }
  const isFree = locked.length + seats.length + passedOver.length === 0;
  if (!isFree && seatAtTwoTables(evening).fits) return { fits: false, why: 'locks' };
  const taught = chosen.map((game) => ({ ...game, teachers: parties.map(({ id }) => id) }));
  const couldBe = searchSplit(tableValues(taught, parties, evening), { first: 0, second: 0, games: [null, null] });
  return { fits: false, why: 'no_games', ...(couldBe && { untaught: couldBe.games.map(({ title }) => title) }) };
}

const groupAt = (table: TablePlace, seats: NonNullable<TableLocks['seats']>, parties: readonly Party[]): number =>
  seats
    .filter((seat) => seat.table === table)
    .reduce((group, { partyId }) => {
      const place = parties.findIndex(({ id }) => id === partyId);
      return place === -1 ? group : group | (1 << place);
    }, 0);

/** What may be proposed: all but the games passed over, unless fixed to a table. */
const notPassedOver = (
  { candidates }: Evening,
  { games = [null, null], passedOver = [] }: TableLocks,
): readonly Candidate[] => candidates.filter(({ id }) => games.includes(id) || !passedOver.includes(id));

function seated(
  { group, games }: { group: number; games: [Candidate, Candidate] },
  parties: readonly Party[],
  evening: Evening,
): TwoTables['tables'] {
  const isFirst = (_party: Party, place: number) => (group & (1 << place)) !== 0;
  const first = tableOf(games[0], parties.filter(isFirst), parties, evening);
  const second = tableOf(
    games[1],
    parties.filter((party) => !first.parties.includes(party)),
    parties,
    evening,
  );
  first.waits = visitTo(second);
  second.waits = visitTo(first);
  const minutes = endOf([first, second]);
  for (const table of [first, second]) table.second = secondAt(table, games, minutes, evening);
  return [first, second];
}

const endOf = (tables: readonly SeatedTable[]): number =>
  Math.max(...tables.map(({ waits, game }) => waits + game.minutes));

/** Minutes for which the host comes from the other table to explain. */
const visitTo = ({ parties, game: { explanation } }: SeatedTable): number =>
  explanation.by && !parties.includes(explanation.by) ? explanation.minutes : 0;

function tableOf(candidate: Candidate, parties: Party[], all: readonly Party[], evening: Evening): SeatedTable {
  const circumstances = { ...evening, maybeHeads: 0 };
  const game = gameAtTable(
    candidate,
    parties,
    circumstances,
    all.find(({ id }) => id === evening.hostId),
  );
  if (!game) throw new Error(`nobody at the table can explain ${candidate.title}`);
  return { parties, game, waits: 0, reasons: reasonsAtTable(game, parties, circumstances), second: null };
}

/** The game of most worth that a table plays in the time until the other ends; null if there is none. */
function secondAt(
  { parties, game, waits }: SeatedTable,
  taken: readonly Candidate[],
  minutes: number,
  evening: Evening,
): SeatedTable['second'] {
  const room = minutes - inStep(waits + game.minutes) - CHANGE_OVER_MINUTES;
  const circumstances = { ...evening, maybeHeads: 0 };
  const heads = headsOf(parties);
  const isThere = (candidate: Candidate) =>
    candidate.minutes <= room &&
    !taken.includes(candidate) &&
    isForHeads(candidate, heads) &&
    exclusionReasons(candidate, evening.parties).every((reason) => reason === 'range');
  const [best] = byWorth(
    evening.candidates
      .filter(isThere)
      .flatMap((candidate) => gameAtTable(candidate, parties, circumstances) ?? [])
      .filter((one) => one.minutes <= room && one.worth > 0 && isProposable(one)),
  );
  return best ? { ...best, reasons: reasonsAtTable(best, parties, circumstances) } : null;
}

/** Describes the advantage of a second table. */
export function comparisonText({ one, two }: ReturnType<typeof oneOrTwoTables>): string {
  if (!two.fits && two.untaught)
    return `Two tables would need somebody else who explains. Ask who can teach ${two.untaught.join(' or ')}.`;
  if (!two.fits) return WHY_NOT_TWO[two.why];
  const { count, of } = two.twoTables.served;
  if (!one) return 'No game here is for all of you at one table, so two it is.';
  if (of === 0) return 'Nobody has voted yet: both would do.';
  return `At two tables ${count} of ${of} play something that they voted for, at one table ${one.served.count}.`;
}

/** Which game the host explains first, if they explain at the other table too; else null. */
export function explainingText({ tables }: TwoTables): string | null {
  const own = tables.find(({ waits }) => waits > 0);
  const other = tables.find((table) => table !== own);
  const visitor = other?.game.explanation.by;
  if (!own || !visitor) return null;
  const [first, then] = [other.game.candidate.title, own.game.candidate.title];
  return own.game.explanation.by === visitor
    ? `You explain ${first} first, then ${then}, which begins ${own.waits} minutes later.`
    : `You explain ${first} first. ${then} begins ${own.waits} minutes later.`;
}
