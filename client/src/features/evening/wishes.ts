import type { PlannedEvening } from '#shared/contracts/evening.ts';
import { type Role, ROLES } from '#shared/rules/evening/roles.ts';

/** A game by its number, or that there is to be none. */
export type Settled = number | 'none';

/** What the host wishes of an evening. It stands in the address, so that it can be repeated and handed on. */
export interface Wishes {
  heads: 'accepted' | 'maybes';
  seed: number;
  /** What the host keeps in its place until they let it go. */
  locked: Partial<Record<Role, Settled>>;
  /** What stays for the time being because another game was exchanged. */
  kept: Partial<Record<Role, Settled>>;
  /** Games not to be offered again. */
  passed: readonly number[];
  /** Who stays at which table, and which game. */
  seats: readonly [readonly number[], readonly number[]];
  tableGames: readonly [number | null, number | null];
}

export const NO_WISHES: Wishes = {
  heads: 'accepted',
  seed: 1,
  locked: {},
  kept: {},
  passed: [],
  seats: [[], []],
  tableGames: [null, null],
};

const MAX_SEED = 999_999_999;
const MOST_PASSED = 60;
const GAME = /^-?[1-9]\d{0,14}$/;

const settledIn = (text: string | null, role: Role): Settled | undefined => {
  if (text === 'none' && role !== 'main') return 'none';
  return text !== null && GAME.test(text) ? Number(text) : undefined;
};

const listIn = (text: string | null): number[] =>
  (text ?? '')
    .split(',')
    .filter((part) => GAME.test(part))
    .map(Number)
    .slice(0, MOST_PASSED);

const gameIn = (text: string | null): number | null => (text !== null && GAME.test(text) ? Number(text) : null);

/** Reads the query of an address; what makes no sense in it is passed over. */
export function parseWishes(query: string): Wishes {
  const fields = new URLSearchParams(query);
  const places = (prefix: string) =>
    Object.fromEntries(
      ROLES.flatMap((role) => {
        const settled = settledIn(fields.get(prefix + role), role);
        return settled === undefined ? [] : [[role, settled]];
      }),
    );
  const seed = fields.get('seed') ?? '';
  return {
    heads: fields.get('heads') === 'maybes' ? 'maybes' : 'accepted',
    seed: /^\d{1,9}$/.test(seed) ? Number(seed) : NO_WISHES.seed,
    locked: places(''),
    kept: places('keep-'),
    passed: listIn(fields.get('passed')),
    seats: [listIn(fields.get('first')), listIn(fields.get('second'))],
    tableGames: [gameIn(fields.get('firstGame')), gameIn(fields.get('secondGame'))],
  };
}

/** The query for an address; empty where nothing is wished. */
export function formatWishes({ heads, seed, locked, kept, passed, seats, tableGames }: Wishes): string {
  const fields = new URLSearchParams();
  const put = (name: string, value: string | number | null | undefined) => {
    if (value !== '' && value !== null && value !== undefined) fields.set(name, String(value));
  };
  if (heads !== NO_WISHES.heads) put('heads', heads);
  if (seed !== NO_WISHES.seed) put('seed', seed);
  for (const role of ROLES) put(role, locked[role]);
  for (const role of ROLES) put(`keep-${role}`, kept[role]);
  put('passed', passed.join(','));
  put('first', seats[0].join(','));
  put('second', seats[1].join(','));
  put('firstGame', tableGames[0]);
  put('secondGame', tableGames[1]);
  return fields.toString();
}

/** What the server is asked for. */
export function queryOf({ heads, seed, locked, kept, passed, seats, tableGames }: Wishes) {
  const places = Object.fromEntries(Object.entries({ ...kept, ...locked }).map(([role, game]) => [role, String(game)]));
  return {
    heads,
    seed: String(seed),
    ...places,
    ...(passed.length > 0 && { passed: passed.join(',') }),
    ...(seats[0].length > 0 && { first: seats[0].join(',') }),
    ...(seats[1].length > 0 && { second: seats[1].join(',') }),
    ...(tableGames[0] !== null && { firstGame: String(tableGames[0]) }),
    ...(tableGames[1] !== null && { secondGame: String(tableGames[1]) }),
  };
}

type LineUp = Extract<PlannedEvening['lineUp'], { fits: true }>;

const without = (places: Wishes['locked'], role: Role): Wishes['locked'] =>
  Object.fromEntries(Object.entries(places).filter(([place]) => place !== role));

/** What is played in the other places stays as it is for now. */
function keepOthers({ games }: LineUp, role: Role): Wishes['kept'] {
  const others = ROLES.filter((place) => place !== role).flatMap((place): [Role, Settled][] => {
    const planned = games.find((game) => game.role === place);
    if (planned) return [[place, planned.game.number]];
    return place === 'main' ? [] : [[place, 'none']];
  });
  return Object.fromEntries(others);
}

/** Another game in one place, the others as they are. */
export function exchange(wishes: Wishes, lineUp: LineUp, role: Role): Wishes {
  const replaced = lineUp.games.filter((game) => game.role === role).map(({ game }) => game.number);
  return {
    ...wishes,
    locked: without(wishes.locked, role),
    kept: keepOthers(lineUp, role),
    passed: [...wishes.passed, ...replaced].slice(-MOST_PASSED),
  };
}

/** No game in one place, the others as they are. */
export const leaveOut = (wishes: Wishes, lineUp: LineUp, role: Role): Wishes => ({
  ...wishes,
  locked: { ...wishes.locked, [role]: 'none' },
  kept: keepOthers(lineUp, role),
});

/** A game in a place that is empty, also one that was passed over; the others as they are. */
export const fill = (wishes: Wishes, lineUp: LineUp, role: Role): Wishes => ({
  ...wishes,
  locked: without(wishes.locked, role),
  kept: keepOthers(lineUp, role),
  passed: [],
});

/** Keeps a game in its place until it is let go again. */
export const settle = (wishes: Wishes, role: Role, game: number | null): Wishes => ({
  ...wishes,
  locked: game === null ? without(wishes.locked, role) : { ...wishes.locked, [role]: game },
});

/** Another evening: what is settled stays, everything else is thrown anew. */
export const throwAgain = (wishes: Wishes): Wishes => ({
  ...wishes,
  seed: (wishes.seed % MAX_SEED) + 1,
  kept: {},
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
