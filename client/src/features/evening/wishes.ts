import type { PlannedEvening } from '#shared/contracts/evening.ts';

/** What the host wishes of an evening. It stands in the address, so that it can be repeated and handed on. */
export interface Wishes {
  heads: 'accepted' | 'maybes';
  seed: number;
  /** The games of the night first, or all of the shelf alike. */
  from: 'night' | 'shelf';
  /** Games that the host keeps until they let them go. */
  locked: readonly number[];
  /** Games that stay for the time being because another one was changed. */
  kept: readonly number[];
  /** Games not to be offered again. */
  passed: readonly number[];
  /** So many games at most; null where the evening is to be filled. */
  most: number | null;
  /** Who stays at which table, and which game. */
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

/** Reads the query of an address; what makes no sense in it is passed over. */
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

/** The query for an address; empty where nothing is wished. */
export function formatWishes({ locked, kept, ...wishes }: Wishes): string {
  return new URLSearchParams({
    ...fieldsOf(wishes),
    ...(locked.length > 0 && { locked: locked.join(',') }),
    ...(kept.length > 0 && { kept: kept.join(',') }),
  }).toString();
}

/** What the server is asked for. */
export function queryOf({ locked, kept, ...wishes }: Wishes) {
  const all = [...new Set([...locked, ...kept])];
  return { ...fieldsOf(wishes), ...(all.length > 0 && { kept: all.join(',') }) };
}

/** All wishes but those about games to be kept, as far as they differ from none. */
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

const othersIn = ({ games }: LineUpThere, gone: readonly number[]): number[] =>
  games.map(({ game }) => game.number).filter((number) => !gone.includes(number));

/** Another game for one, the others as they are. */
export const exchange = (wishes: Wishes, lineUp: LineUpThere, game: number): Wishes => ({
  ...wishes,
  locked: wishes.locked.filter((number) => number !== game),
  kept: othersIn(lineUp, [game, ...wishes.locked]),
  passed: [...wishes.passed, game].slice(-MOST_PASSED),
});

/** One game fewer, the others as they are. */
export const leaveOut = (wishes: Wishes, lineUp: LineUpThere, game: number): Wishes => ({
  ...exchange(wishes, lineUp, game),
  most: Math.max(1, lineUp.games.length - 1),
});

/** A game of the reserve, in place of those that it replaces; the others stay, and it stays itself. */
export const putIn = (wishes: Wishes, lineUp: LineUpThere, { game, replaces }: ReserveGame): Wishes => ({
  ...wishes,
  locked: [...wishes.locked.filter((number) => !replaces.includes(number)), game.number],
  kept: othersIn(lineUp, [...replaces, ...wishes.locked]),
  passed: wishes.passed.filter((number) => number !== game.number),
  most: wishes.most === null ? null : Math.max(wishes.most, lineUp.games.length + 1 - replaces.length),
});

/** As many games as there is time for, also those that were passed over. */
export const fill = (wishes: Wishes, lineUp: LineUpThere): Wishes => ({
  ...wishes,
  kept: othersIn(lineUp, wishes.locked),
  passed: [],
  most: null,
});

/** Keeps a game until it is let go again. */
export const keep = (wishes: Wishes, game: number, isKept: boolean): Wishes => ({
  ...wishes,
  locked: isKept ? [...wishes.locked, game].slice(-MOST_GAMES) : wishes.locked.filter((number) => number !== game),
  kept: wishes.kept.filter((number) => number !== game),
});

/** Another evening: what is settled stays, everything else is chosen anew. */
export const throwAgain = (wishes: Wishes): Wishes => ({
  ...wishes,
  seed: (wishes.seed % MAX_SEED) + 1,
  kept: [],
});

/** Sits somebody at a table for good, or, at none, wherever it is best. */
export function seat(wishes: Wishes, personId: number, table: 0 | 1 | null): Wishes {
  const at = (place: 0 | 1) => [
    ...wishes.seats[place].filter((id) => id !== personId),
    ...(table === place ? [personId] : []),
  ];
  return { ...wishes, seats: [at(0), at(1)] };
}

/** Keeps a game at a table for good, or lets it go. */
export const settleAtTable = (wishes: Wishes, table: 0 | 1, game: number | null): Wishes => ({
  ...wishes,
  tableGames: table === 0 ? [game, wishes.tableGames[1]] : [wishes.tableGames[0], game],
});
