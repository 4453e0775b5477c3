import type { PlannedEvening } from '#shared/contracts/evening.ts';

/** The host's wishes for an evening, kept in the URL to be repeated and shared. */
export interface Wishes {
  heads: 'accepted' | 'maybes';
  seed: number;
  /** Prefer the night's games, or treat all games of the collection equally. */
  from: 'night' | 'shelf';
  /** Games that the host has locked. */
  locked: readonly number[];
  /** Games kept temporarily because another one was changed. */
  kept: readonly number[];
  /** Games not to suggest again. */
  passed: readonly number[];
  /** Maximum number of games; null to fill the evening. */
  most: number | null;
  /** People and game fixed to each table. */
  seats: readonly [readonly number[], readonly number[]];
  tableGames: readonly [number | null, number | null];
}

export const NO_WISHES: Wishes = {
  heads: 'accepted',
  seed: 1,
  from: 'night',
  locked: [],
  kept: [],
  passed: [],
  most: null,
  seats: [[], []],
  tableGames: [null, null],
};

const MAX_SEED = 999_999_999;
const MOST_PASSED = 60;
const MOST_GAMES = 7;
const GAME = /^-?[1-9]\d{0,14}$/;

const listIn = (text: string | null, most = MOST_PASSED): number[] =>
  [...new Set((text ?? '').split(',').filter((part) => GAME.test(part)))].map(Number).slice(0, most);

const gameIn = (text: string | null): number | null => (text !== null && GAME.test(text) ? Number(text) : null);

/** Parses a query; invalid parts are ignored. */
export function parseWishes(query: string): Wishes {
  const fields = new URLSearchParams(query);
  const [seed, most] = [fields.get('seed') ?? '', fields.get('most') ?? ''];
  const locked = listIn(fields.get('locked'), MOST_GAMES);
  return {
    heads: fields.get('heads') === 'maybes' ? 'maybes' : 'accepted',
    seed: /^\d{1,9}$/.test(seed) ? Number(seed) : NO_WISHES.seed,
    from: fields.get('from') === 'shelf' ? 'shelf' : 'night',
    locked,
    kept: listIn(fields.get('kept'), MOST_GAMES - locked.length).filter((game) => !locked.includes(game)),
    passed: listIn(fields.get('passed')),
    most: /^[1-7]$/.test(most) ? Number(most) : null,
    seats: [listIn(fields.get('first')), listIn(fields.get('second'))],
    tableGames: [gameIn(fields.get('firstGame')), gameIn(fields.get('secondGame'))],
  };
}

/** The query for the URL; empty without wishes. */
export function formatWishes({ locked, kept, ...wishes }: Wishes): string {
  return new URLSearchParams({
    ...fieldsOf(wishes),
    ...(locked.length > 0 && { locked: locked.join(',') }),
    ...(kept.length > 0 && { kept: kept.join(',') }),
  }).toString();
}

/** The API query. */
export function queryOf({ locked, kept, ...wishes }: Wishes) {
  const all = [...new Set([...locked, ...kept])];
  return { ...fieldsOf(wishes), ...(all.length > 0 && { kept: all.join(',') }) };
}

/** All wishes except kept games, if not default. */
function fieldsOf({ heads, seed, from, passed, most, seats, tableGames }: Omit<Wishes, 'locked' | 'kept'>) {
  return {
    ...(heads !== NO_WISHES.heads && { heads }),
    ...(seed !== NO_WISHES.seed && { seed: String(seed) }),
    ...(from !== NO_WISHES.from && { from }),
    ...(passed.length > 0 && { passed: passed.join(',') }),
    ...(most !== null && { most: String(most) }),
    ...(seats[0].length > 0 && { first: seats[0].join(',') }),
    ...(seats[1].length > 0 && { second: seats[1].join(',') }),
    ...(tableGames[0] !== null && { firstGame: String(tableGames[0]) }),
    ...(tableGames[1] !== null && { secondGame: String(tableGames[1]) }),
  };
}

export type LineUpThere = Extract<PlannedEvening['lineUp'], { fits: true }>;
export type PlannedGame = LineUpThere['games'][number];
export type ReserveGame = LineUpThere['reserve'][number];

const othersIn = ({ games }: LineUpThere, removed: readonly number[]): number[] =>
  games.map(({ game }) => game.number).filter((number) => !removed.includes(number));

/** Replaces one game, keeps the others. */
export const exchange = (wishes: Wishes, lineUp: LineUpThere, game: number): Wishes => ({
  ...wishes,
  locked: wishes.locked.filter((number) => number !== game),
  kept: othersIn(lineUp, [game, ...wishes.locked]),
  passed: [...wishes.passed, game].slice(-MOST_PASSED),
});

/** Removes one game, keeps the others. */
export const leaveOut = (wishes: Wishes, lineUp: LineUpThere, game: number): Wishes => ({
  ...exchange(wishes, lineUp, game),
  most: Math.max(1, lineUp.games.length - 1),
});

/** Adds an alternative game instead of those it replaces; the others and the new one are kept. */
export const putIn = (wishes: Wishes, lineUp: LineUpThere, { game, replaces }: ReserveGame): Wishes => ({
  ...wishes,
  locked: [...wishes.locked.filter((number) => !replaces.includes(number)), game.number],
  kept: othersIn(lineUp, [...replaces, ...wishes.locked]),
  passed: wishes.passed.filter((number) => number !== game.number),
  most: wishes.most === null ? null : Math.max(wishes.most, lineUp.games.length + 1 - replaces.length),
});

/** Fills the time, also with games that were passed over. */
export const fill = (wishes: Wishes, lineUp: LineUpThere): Wishes => ({
  ...wishes,
  kept: othersIn(lineUp, wishes.locked),
  passed: [],
  most: null,
});

/** Locks or unlocks a game. */
export const keep = (wishes: Wishes, game: number, isKept: boolean): Wishes => ({
  ...wishes,
  locked: isKept ? [...wishes.locked, game].slice(-MOST_GAMES) : wishes.locked.filter((number) => number !== game),
  kept: wishes.kept.filter((number) => number !== game),
});

/** Another alternative: locked parts stay, the rest is chosen again. */
export const rerollPlan = (wishes: Wishes): Wishes => ({
  ...wishes,
  seed: (wishes.seed % MAX_SEED) + 1,
  kept: [],
});

/** Fixes somebody to a table; null for automatic seating. */
export function seat(wishes: Wishes, personId: number, table: 0 | 1 | null): Wishes {
  const at = (place: 0 | 1) => [
    ...wishes.seats[place].filter((id) => id !== personId),
    ...(table === place ? [personId] : []),
  ];
  return { ...wishes, seats: [at(0), at(1)] };
}

/** Fixes or releases a game at a table. */
export const settleAtTable = (wishes: Wishes, table: 0 | 1, game: number | null): Wishes => ({
  ...wishes,
  tableGames: table === 0 ? [game, wishes.tableGames[1]] : [wishes.tableGames[0], game],
});
