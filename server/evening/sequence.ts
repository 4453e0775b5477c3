import type { WeighedGame } from './evening-value.ts';
import { isShort, type Role } from '#shared/evening/roles.ts';

/** Time to clear one game away, take a break and set up the next. */
export const CHANGE_OVER_MINUTES = 10;
/** Per evening. */
export const MAX_GAMES = 7;
/** Games start at multiples of five minutes. */
const STEP_MINUTES = 5;

/** Rounded up to the next start time. */
export const inStep = (minutes: number): number => Math.ceil(minutes / STEP_MINUTES) * STEP_MINUTES;

export interface PlacedGame extends WeighedGame {
  role: Role;
  /** Minutes after the start of the evening. */
  startsAfter: number;
}

/** Minutes after the start at which the last game ends. */
export const endOf = (games: readonly PlacedGame[]): number => {
  const last = games.at(-1);
  return last ? last.startsAfter + last.minutes : 0;
};

/**
 * Orders the chosen games: a light opener, the main game, the others from longest to shortest with light ones after
 * them, and a light closer that everybody knows. @param voters number of attending voters
 */
export function inSequence(games: readonly WeighedGame[], voters: number): PlacedGame[] {
  const main = mainOf(games, voters);
  if (!main) return [];
  const others = games.filter((game) => game !== main);
  // Prefer one that not everybody knows; the known one is kept for the end.
  const opener = best(others, (game) => (game.asOpener === null ? null : game.asOpener - (game.asCloser ?? 0) / 1e4));
  const later = others.filter((game) => game !== opener);
  const closer = best(later, (game) => game.asCloser);
  const more = later
    .filter((game) => game !== closer)
    .sort(
      (a, b) =>
        Number(a.asCloser !== null) - Number(b.asCloser !== null) ||
        b.minutes - a.minutes ||
        a.candidate.id - b.candidate.id,
    );
  const ordered = [
    ...(opener ? [{ game: opener, role: 'opener' as const }] : []),
    { game: main, role: 'main' as const },
    ...more.map((game) => ({ game, role: 'more' as const })),
    ...(closer ? [{ game: closer, role: 'closer' as const }] : []),
  ];
  let startsAfter = 0;
  return ordered.map(({ game, role }) => {
    const placed = { ...game, role, startsAfter };
    startsAfter += inStep(game.minutes) + CHANGE_OVER_MINUTES;
    return placed;
  });
}

/** The game of highest value that is long enough; if most voters voted for some of these, one of those. */
function mainOf(games: readonly WeighedGame[], voters: number): WeighedGame | undefined {
  const long = games.filter((game) => !isShort(game));
  const able = long.length > 0 ? long : games;
  const wanted = able.filter(({ wantedBy }) => 2 * wantedBy.length > voters && wantedBy.length > 0);
  return (wanted.length > 0 ? wanted : able).toSorted(
    (a, b) => b.value - a.value || a.candidate.id - b.candidate.id,
  )[0];
}

/** The game that suits a position best, then the shortest, which leaves time for the others. */
const best = (games: readonly WeighedGame[], valueOf: (game: WeighedGame) => number | null): WeighedGame | undefined =>
  games
    .filter((game) => valueOf(game) !== null)
    .toSorted(
      (a, b) => (valueOf(b) ?? 0) - (valueOf(a) ?? 0) || a.minutes - b.minutes || a.candidate.id - b.candidate.id,
    )[0];
