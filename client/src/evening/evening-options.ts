import type { PlannedEvening, TwoTablesOfEvening } from '#shared/evening/evening-contract.ts';

/** The host's options for an evening, kept in the URL to be repeated and shared. */
export interface EveningOptions {
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

export const DEFAULT_OPTIONS: EveningOptions = {
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
const MAX_PASSED = 60;
const MAX_GAMES = 7;
const GAME = /^-?[1-9]\d{0,14}$/;

const listIn = (text: string | null, most = MAX_PASSED): number[] =>
  [...new Set((text ?? '').split(',').filter((part) => GAME.test(part)))].map(Number).slice(0, most);

const gameIn = (text: string | null): number | null => (text !== null && GAME.test(text) ? Number(text) : null);

/** Parses a query; invalid parts are ignored. */
export function parseOptions(query: string): EveningOptions {
  const fields = new URLSearchParams(query);
  const [seed, most] = [fields.get('seed') ?? '', fields.get('most') ?? ''];
  const locked = listIn(fields.get('locked'), MAX_GAMES);
  return {
    heads: fields.get('heads') === 'maybes' ? 'maybes' : 'accepted',
    seed: /^\d{1,9}$/.test(seed) ? Number(seed) : DEFAULT_OPTIONS.seed,
    from: fields.get('from') === 'shelf' ? 'shelf' : 'night',
    locked,
    kept: listIn(fields.get('kept'), MAX_GAMES - locked.length).filter((game) => !locked.includes(game)),
    passed: listIn(fields.get('passed')),
    most: /^[1-7]$/.test(most) ? Number(most) : null,
    seats: [listIn(fields.get('first')), listIn(fields.get('second'))],
    tableGames: [gameIn(fields.get('firstGame')), gameIn(fields.get('secondGame'))],
  };
}

/** The query for the URL; empty without options. */
export function formatOptions({ locked, kept, ...options }: EveningOptions): string {
  return new URLSearchParams({
    ...fieldsOf(options),
    ...(locked.length > 0 && { locked: locked.join(',') }),
    ...(kept.length > 0 && { kept: kept.join(',') }),
  }).toString();
}

/** The API query. */
export function queryOf({ locked, kept, ...options }: EveningOptions) {
  const all = [...new Set([...locked, ...kept])];
  return { ...fieldsOf(options), ...(all.length > 0 && { kept: all.join(',') }) };
}

/** All options except kept games, if not default. */
function fieldsOf({ heads, seed, from, passed, most, seats, tableGames }: Omit<EveningOptions, 'locked' | 'kept'>) {
  return {
    ...(heads !== DEFAULT_OPTIONS.heads && { heads }),
    ...(seed !== DEFAULT_OPTIONS.seed && { seed: String(seed) }),
    ...(from !== DEFAULT_OPTIONS.from && { from }),
    ...(passed.length > 0 && { passed: passed.join(',') }),
    ...(most !== null && { most: String(most) }),
    ...(seats[0].length > 0 && { first: seats[0].join(',') }),
    ...(seats[1].length > 0 && { second: seats[1].join(',') }),
    ...(tableGames[0] !== null && { firstGame: String(tableGames[0]) }),
    ...(tableGames[1] !== null && { secondGame: String(tableGames[1]) }),
  };
}

export type FittingLineUp = Extract<PlannedEvening['lineUp'], { fits: true }>;
export type PlannedGame = FittingLineUp['games'][number];
export type ReserveGame = FittingLineUp['reserve'][number];

const othersIn = ({ games }: FittingLineUp, removed: readonly number[]): number[] =>
  games.map(({ game }) => game.number).filter((number) => !removed.includes(number));

/** Replaces one game, keeps the others. */
export const exchange = (options: EveningOptions, lineUp: FittingLineUp, game: number): EveningOptions => ({
  ...options,
  locked: options.locked.filter((number) => number !== game),
  kept: othersIn(lineUp, [game, ...options.locked]),
  passed: [...options.passed, game].slice(-MAX_PASSED),
});

/** Removes one game, keeps the others. */
export const leaveOut = (options: EveningOptions, lineUp: FittingLineUp, game: number): EveningOptions => ({
  ...exchange(options, lineUp, game),
  most: Math.max(1, lineUp.games.length - 1),
});

/** Adds an alternative game instead of those it replaces; the others and the new one are kept. */
export const addReserveGame = (
  options: EveningOptions,
  lineUp: FittingLineUp,
  { game, replaces }: ReserveGame,
): EveningOptions => ({
  ...options,
  locked: [...options.locked.filter((number) => !replaces.includes(number)), game.number],
  kept: othersIn(lineUp, [...replaces, ...options.locked]),
  passed: options.passed.filter((number) => number !== game.number),
  most: options.most === null ? null : Math.max(options.most, lineUp.games.length + 1 - replaces.length),
});

/** Fills the time, also with games that were passed over. */
export const fill = (options: EveningOptions, lineUp: FittingLineUp): EveningOptions => ({
  ...options,
  kept: othersIn(lineUp, options.locked),
  passed: [],
  most: null,
});

/** Locks or unlocks a game. */
export const keep = (options: EveningOptions, game: number, isKept: boolean): EveningOptions => ({
  ...options,
  locked: isKept ? [...options.locked, game].slice(-MAX_GAMES) : options.locked.filter((number) => number !== game),
  kept: options.kept.filter((number) => number !== game),
});

/** Another alternative: locked parts stay, the rest is chosen again. */
export const rerollPlan = (options: EveningOptions): EveningOptions => ({
  ...options,
  seed: (options.seed % MAX_SEED) + 1,
  kept: [],
});

/** Fixes somebody to a table; null for automatic seating. */
export function seat(options: EveningOptions, personId: number, table: 0 | 1 | null): EveningOptions {
  const at = (index: 0 | 1) => [
    ...options.seats[index].filter((id) => id !== personId),
    ...(table === index ? [personId] : []),
  ];
  return { ...options, seats: [at(0), at(1)] };
}

/** Fixes or releases a game at a table. */
export const assignTable = (options: EveningOptions, table: 0 | 1, game: number | null): EveningOptions => ({
  ...options,
  tableGames: table === 0 ? [game, options.tableGames[1]] : [options.tableGames[0], game],
});

export type Tables = NonNullable<TwoTablesOfEvening['two']>['tables'];

/** Replaces one game at two tables; the others keep their place. */
export const exchangeAtTable = (options: EveningOptions, [first, second]: Tables, game: number): EveningOptions => {
  const kept = (table: Tables[number] | undefined) => (table && table.game.number !== game ? table.game.number : null);
  return {
    ...options,
    passed: [...options.passed, game].slice(-MAX_PASSED),
    tableGames: [kept(first), kept(second)],
  };
};

/** Moves each game to the other table; the people stay where they are. */
export const swapTableGames = (options: EveningOptions, [first, second]: Tables): EveningOptions => ({
  ...options,
  seats: [first?.people ?? [], second?.people ?? []],
  tableGames: [second?.game.number ?? null, first?.game.number ?? null],
});
