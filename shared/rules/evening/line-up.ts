import { chooseCandidates } from './choose-candidates.ts';
import type { EveningReason } from './evening-reason.ts';
import type { Evening } from './evening.ts';
import { byPoints, type GameAtTable, gamesAtTable } from './game-at-table.ts';
import { CHANGE_OVER_MINUTES, type Places, searchLineUp } from './line-up-search.ts';
import { reasonsAtTable } from './reasons-at-table.ts';
import { type Role, ROLES, suitsRole } from './roles.ts';
import { settledInVain, type WayOut, waysOut } from './ways-out.ts';

interface ReasonedGame extends GameAtTable {
  reasons: EveningReason[];
}

/** A game in its place. */
export interface PlannedGame extends ReasonedGame {
  role: Role;
  /** Minutes after the beginning of the evening. */
  startsAfter: number;
}

/** One to three games for all, one after the other. */
export interface LineUp {
  games: PlannedGame[];
  /** With explaining and change-overs. */
  minutes: number;
  minutesLeft: number;
  /** For the minutes that are left: the best of the other games that fit in them, or null. */
  reserve: ReasonedGame | null;
  /** Of those who voted for something: for how many there is a game that they voted for. */
  served: { count: number; of: number };
}

export type LineUpAnswer = { fits: true; lineUp: LineUp } | { fits: false; waysOut: WayOut[] };

/** Ids of games that the host has settled by place; null where no game is to be. */
export interface LineUpLocks {
  opener?: number | null;
  main?: number;
  closer?: number | null;
}

/** What the host settled, and games that they do not want to be offered again. */
export interface LineUpWishes {
  locks?: LineUpLocks;
  passedOver?: readonly number[];
}

/**
 * The best evening for exactly these parties: an opener, a main game and a closer, of which only the main game has to be.
 * Never a vetoed game, never one outside its player range, never one that some do not know and nobody can explain, never
 * more than the minutes there are. Where nothing fits, it says what would.
 */
export function planLineUp(evening: Evening, { locks = {}, passedOver = [] }: LineUpWishes = {}): LineUpAnswer {
  const { candidates, parties, minutes } = evening;
  const playable = gamesAtTable(candidates, parties, evening);
  const locked: Partial<Places> = {};
  for (const role of ROLES) {
    const id = locks[role];
    if (id === undefined) continue;
    const game = id === null ? null : playable.find(({ candidate }) => candidate.id === id);
    if (id !== null && (!game || Object.values(locked).includes(game)))
      return { fits: false, waysOut: [settledInVain(role, id, evening)] };
    locked[role] = game ?? null;
  }
  const need = { evening, playable, locked, passedOver: new Set(passedOver) };
  const open = ROLES.filter((role) => locked[role] === undefined);
  const left = minutesLeftFor(locked, minutes);
  const held = Object.values(locked);
  const fitting = playable.filter(
    (game) => game.minutes <= left && !need.passedOver.has(game.candidate.id) && !held.includes(game),
  );
  const games = chooseCandidates(fitting.filter((game) => open.some((role) => suitsRole(role, game))));
  const places = searchLineUp({ games, parties, minutes, locked });
  return places
    ? { fits: true, lineUp: lineUpOf(places, fitting, evening) }
    : { fits: false, waysOut: waysOut({ ...need, minutesLeft: left }) };
}

/** What the locked games leave for one more, which is the main game where that is open. */
function minutesLeftFor(locked: Partial<Places>, minutes: number): number {
  const taken = Object.values(locked).filter((game) => game !== null);
  return taken.reduce((left, game) => left - game.minutes - CHANGE_OVER_MINUTES, minutes);
}

function lineUpOf(places: Places, fitting: readonly GameAtTable[], evening: Evening): LineUp {
  const games: PlannedGame[] = [];
  let passed = 0;
  for (const role of ROLES) {
    const game = places[role];
    if (!game) continue;
    const startsAfter = passed === 0 ? 0 : passed + CHANGE_OVER_MINUTES;
    games.push({ ...game, role, startsAfter, reasons: reasonsAtTable(game, evening.parties, evening, role) });
    passed = startsAfter + game.minutes;
  }
  const minutesLeft = evening.minutes - passed;
  const [spare] = byPoints(
    fitting.filter((game) => game.minutes + CHANGE_OVER_MINUTES <= minutesLeft && !isIn(places, game)),
  );
  const reserve = spare ? { ...spare, reasons: reasonsAtTable(spare, evening.parties, evening) } : null;
  return { games, minutes: passed, minutesLeft, reserve, served: servedBy(games, evening) };
}

const isIn = (places: Places, game: GameAtTable): boolean => ROLES.some((role) => places[role] === game);

/** For how many of the voters who come there is one of their games among these. */
export function servedBy(
  games: readonly GameAtTable[],
  { parties, candidates }: Pick<Evening, 'parties' | 'candidates'>,
) {
  const voters = new Set(candidates.flatMap(({ approvals }) => approvals.map(({ voterId }) => voterId)));
  return {
    count: new Set(games.flatMap(({ wantedBy }) => wantedBy)).size,
    of: parties.filter(({ id }) => voters.has(id)).length,
  };
}
