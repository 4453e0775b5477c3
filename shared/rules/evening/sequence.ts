import type { WeighedGame } from './game-worth.ts';
import { isShort, type Role } from './roles.ts';

/** To clear one game away, fetch a drink and lay out the next. */
export const CHANGE_OVER_MINUTES = 10;
/** Of an evening. */
export const MOST_GAMES = 7;
/** Games begin on the hour and every five minutes after it. */
const STEP_MINUTES = 5;

/** Rounded up to what a clock shows. */
export const inStep = (minutes: number): number => Math.ceil(minutes / STEP_MINUTES) * STEP_MINUTES;

export interface PlacedGame extends WeighedGame {
  role: Role;
  /** Minutes after the beginning of the evening. */
  startsAfter: number;
}

/** Minutes after the beginning at which the last of these games ends. */
export const endOf = (games: readonly PlacedGame[]): number => {
  const last = games.at(-1);
  return last ? last.startsAfter + last.minutes : 0;
};

/**
 * Chosen games in the order in which they are played: something light, the main game, the others from the longest to the
 * shortest with what is light behind the rest, and last something light that all know.
 * @param voters of those who come, how many voted
 */
export function inSequence(games: readonly WeighedGame[], voters: number): PlacedGame[] {
  const main = mainOf(games, voters);
  if (!main) return [];
  const others = games.filter((game) => game !== main);
  // Of equals the one that is not known to all, which is left to the end then.
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

/** Of the games that are long enough the one worth most; where most voters ask for some of them, one of those. */
function mainOf(games: readonly WeighedGame[], voters: number): WeighedGame | undefined {
  const long = games.filter((game) => !isShort(game));
  const able = long.length > 0 ? long : games;
  const asked = able.filter(({ wantedBy }) => 2 * wantedBy.length > voters && wantedBy.length > 0);
  return (asked.length > 0 ? asked : able).toSorted((a, b) => b.worth - a.worth || a.candidate.id - b.candidate.id)[0];
}

/** The one that a place suits best; of equals the shortest, so that the time goes to the others. */
const best = (games: readonly WeighedGame[], valueOf: (game: WeighedGame) => number | null): WeighedGame | undefined =>
  games
    .filter((game) => valueOf(game) !== null)
    .toSorted(
      (a, b) => (valueOf(b) ?? 0) - (valueOf(a) ?? 0) || a.minutes - b.minutes || a.candidate.id - b.candidate.id,
    )[0];
