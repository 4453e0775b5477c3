import { type Candidate, isForHeads } from '#shared/evening/candidate.ts';
import type { Evening } from '#shared/evening/evening.ts';
import {
  bestWithin,
  exclusionReasons,
  type GameAtTable,
  gameAtTable,
  gamesAtTable,
} from '#shared/evening/game-at-table.ts';
import { chooseForGroups } from './choose-for-groups.ts';
import { servedBy } from './line-up.ts';
import { headsOf, inOrder, type Party } from '#shared/evening/party.ts';
import { locale } from '#server/platform/words/language.ts';
import { known, t } from './words/words.ts';
import { reasonsAtTable } from './reasons-at-table.ts';
import { CHANGE_OVER_MINUTES, inStep } from './sequence.ts';
import { searchSplit } from './split-search.ts';
import { groupsOf } from './table-values.ts';

/** Minimum number of people for a second table, and maximum number of parties to divide. */
export const MIN_FOR_TWO_TABLES = 6;
export const MAX_PARTIES = 12;

type Reasoned = GameAtTable & { reasons: string[] };

/** A table with its people and game. */
export interface SeatedTable {
  parties: Party[];
  game: Reasoned;
  /** Minutes until it begins, while the host explains the game of the other table. */
  waits: number;
  /** What a table that ends early plays until the other has finished. */
  second: Reasoned | null;
}

/** Number of voters, and of those who play a game they voted for. */
interface Served {
  served: { count: number; of: number };
}

export interface TwoTables extends Served {
  tables: [SeatedTable, SeatedTable];
  /** Until both tables have finished. */
  minutes: number;
}

/** Shown by `known`. */
export const WHY_NOT_TWO = {
  too_few: 'Two tables need six people or more.',
  too_many: 'More than twelve invitations are too many to divide over two tables.',
  one_party: 'Almost everybody belongs to one party, and a party sits together.',
  locks: 'Nothing else fits what you have fixed. Release one person or one game, or start over.',
  no_games: 'There are no two games that would seat everybody at two tables in this time.',
} as const;

export type TwoTablesAnswer =
  | { fits: true; twoTables: TwoTables }
  /** `untaught`: titles of two games for which somebody who can explain them is missing at one table. */
  | { fits: false; why: keyof typeof WHY_NOT_TWO; untaught?: string[] };

/** Ids of the parties fixed to each table, of games fixed to a table, and of those not to suggest again. */
export interface TableLocks {
  seats?: readonly [readonly number[], readonly number[]];
  games?: readonly [number | null, number | null];
  passedOver?: readonly number[];
}

/** The best single game for everybody, and the best division over two tables. */
export const oneOrTwoTables = (evening: Evening, locks: TableLocks = {}) => ({
  one: seatAtOneTable(evening, locks),
  two: seatAtTwoTables(evening, locks),
});

/** One game for all; null if none fits. */
function seatAtOneTable(evening: Evening, locks: TableLocks): (SeatedTable & Served) | null {
  const certain = { ...evening, maybeHeads: 0 };
  const game = bestWithin(evening.minutes, gamesAtTable(notPassedOver(evening, locks), evening.parties, certain));
  const parties = inOrder(evening.parties);
  return game
    ? { parties, game: reasoned(game, parties, certain), waits: 0, second: null, served: servedBy([game], evening) }
    : null;
}

/**
 * The best division of six or more people over two tables of at least two, with one game each that somebody at the
 * table can explain if needed, or else the host, who then explains at both tables, their own last. Parties stay together,
 * locks are respected, a veto excludes a game from both tables.
 * Considers all divisions of up to twelve parties and all pairs of the best 60 games.
 */
export function seatAtTwoTables(evening: Evening, locks: TableLocks = {}): TwoTablesAnswer {
  const { seats = [[], []], games = NO_GAMES, passedOver = [] } = locks;
  const parties = inOrder(evening.parties);
  const heads = headsOf(parties);
  if (heads < MIN_FOR_TWO_TABLES) return { fits: false, why: 'too_few' };
  if (parties.length > MAX_PARTIES) return { fits: false, why: 'too_many' };
  if (parties.some((party) => heads - party.heads < 2)) return { fits: false, why: 'one_party' };
  const certain = { ...evening, candidates: notPassedOver(evening, locks), maybeHeads: 0 };
  const locked = games.filter((id) => id !== null);
  const chosen = chooseForGroups(certain, new Set(locked));
  const groupAt = (ids: readonly number[]) =>
    parties.reduce((group, { id }, place) => (ids.includes(id) ? group | (1 << place) : group), 0);
  const split = searchSplit(groupsOf(chosen, parties, evening), evening.minutes, {
    first: groupAt(seats[0]),
    second: groupAt(seats[1]),
    games,
  });
  if (split) {
    const { group } = split;
    const isFirst = (_party: Party, place: number) => (group & (1 << place)) !== 0;
    const sides = [parties.filter(isFirst), parties.filter((party, place) => !isFirst(party, place))] as const;
    const tables = seated(split.games, sides, certain);
    const playing = tables.map(({ game }) => game);
    return { fits: true, twoTables: { tables, minutes: endOf(tables), served: servedBy(playing, evening) } };
  }
  const isFree = locked.length + seats.flat().length + passedOver.length === 0;
  if (!isFree && seatAtTwoTables(evening).fits) return { fits: false, why: 'locks' };
  const taught = chosen.map((game) => ({ ...game, teachers: parties.map(({ id }) => id) }));
  const couldBe = searchSplit(groupsOf(taught, parties, evening), evening.minutes, {
    first: 0,
    second: 0,
    games: NO_GAMES,
  });
  return { fits: false, why: 'no_games', ...(couldBe && { untaught: couldBe.games.map(({ title }) => title) }) };
}

const NO_GAMES = [null, null] as const;

/** What may be proposed: all but the games passed over, unless fixed to a table. */
const notPassedOver = (
  { candidates }: Evening,
  { games = NO_GAMES, passedOver = [] }: TableLocks,
): readonly Candidate[] => candidates.filter(({ id }) => games.includes(id) || !passedOver.includes(id));

const reasoned = (game: GameAtTable, parties: readonly Party[], evening: Evening): Reasoned => ({
  ...game,
  reasons: reasonsAtTable(game, parties, evening, { tellsVotes: !evening.areVotesSecret }),
});

/** @param evening without maybes */
function seated(
  games: readonly [Candidate, Candidate],
  sides: readonly [Party[], Party[]],
  evening: Evening,
): TwoTables['tables'] {
  const host = sides.flat().find(({ id }) => id === evening.hostId);
  const tableAt = (place: 0 | 1): SeatedTable => {
    const game = gameAtTable(games[place], sides[place], evening, host);
    if (!game) throw new Error(`nobody at the table can explain ${games[place].title}`);
    return { parties: sides[place], game: reasoned(game, sides[place], evening), waits: 0, second: null };
  };
  const tables: TwoTables['tables'] = [tableAt(0), tableAt(1)];
  const [first, second] = tables;
  first.waits = visitTo(second);
  second.waits = visitTo(first);
  for (const table of tables) table.second = secondAt(table, games, endOf(tables), evening);
  return tables;
}

const endOf = (tables: readonly SeatedTable[]): number =>
  Math.max(...tables.map(({ waits, game }) => waits + game.minutes));

/** Minutes for which the host comes from the other table to explain. */
const visitTo = ({ parties, game: { explanation } }: SeatedTable): number =>
  explanation.by && !parties.includes(explanation.by) ? explanation.minutes : 0;

/** The game of most worth that a table plays in the time until the other ends; null if there is none. */
function secondAt(
  { parties, game, waits }: SeatedTable,
  taken: readonly Candidate[],
  minutes: number,
  evening: Evening,
): Reasoned | null {
  const room = minutes - inStep(waits + game.minutes) - CHANGE_OVER_MINUTES;
  const heads = headsOf(parties);
  const isThere = (candidate: Candidate) =>
    candidate.minutes <= room &&
    !taken.includes(candidate) &&
    isForHeads(candidate, heads) &&
    exclusionReasons(candidate, evening.parties).every((reason) => reason === 'range');
  const there = evening.candidates.filter(isThere);
  const best = bestWithin(
    room,
    there.flatMap((candidate) => gameAtTable(candidate, parties, evening) ?? []),
  );
  return best && best.worth > 0 ? reasoned(best, parties, evening) : null;
}

/** Describes the advantage of a second table. */
export function comparisonText({ one, two }: ReturnType<typeof oneOrTwoTables>, areVotesSecret = false): string {
  if (!two.fits && two.untaught)
    return t('Two tables would need somebody else who explains. Ask who can teach {titles}.', {
      titles: new Intl.ListFormat(locale(), { type: 'disjunction' }).format(two.untaught),
    });
  if (!two.fits) return known(WHY_NOT_TWO[two.why]);
  const { count, of } = two.twoTables.served;
  if (!one) return t('No game here is for all of you at one table, so two it is.');
  if (of === 0) return t('Nobody has voted yet: both would do.');
  if (areVotesSecret) return t('You see how many would play something they voted for once the vote is closed.');
  return t('At two tables {count} of {of} play something that they voted for, at one table {one}.', {
    count,
    of,
    one: one.served.count,
  });
}

/** Which game the host explains first, if they explain at the other table too; else null. */
export function hostExplainsText({ tables }: TwoTables): string | null {
  const own = tables.find(({ waits }) => waits > 0);
  const other = tables.find((table) => table !== own);
  const visitor = other?.game.explanation.by;
  if (!own || !visitor) return null;
  const values = { first: other.game.candidate.title, second: own.game.candidate.title, waits: own.waits };
  return own.game.explanation.by === visitor
    ? t('You explain {first} first, then {second}, which begins {waits} minutes later.', values)
    : t('You explain {first} first. {second} begins {waits} minutes later.', values);
}
