import type { WeighedGame } from './game-score.ts';
import type { EveningChooser } from './evening-chooser.ts';

const MAX_IN_RESERVE = 3;
/** Number of candidates tried. */
const MAX_TRIED = 40;

export interface Reserve {
  game: WeighedGame;
  /** Ids of the games it would replace. */
  replaces: number[];
}

/**
 * The best alternatives, each with the games it would replace: never games the host keeps, those with the fewest votes
 * first, and no more than needed.
 */
export function findAlternatives(chooser: EveningChooser, chosen: readonly WeighedGame[]): Reserve[] {
  const others = chooser.fitting.filter((game) => !chosen.includes(game));
  const reserve: Reserve[] = [];
  for (const game of others.slice(0, MAX_TRIED)) {
    const replaced = replacedBy(game, chooser, chosen);
    if (replaced) reserve.push({ game, replaces: replaced.map(({ candidate }) => candidate.id) });
    if (reserve.length === MAX_IN_RESERVE) break;
  }
  return reserve;
}

/** The games to remove for this one; null if it does not fit anyway. */
function replacedBy(game: WeighedGame, chooser: EveningChooser, chosen: readonly WeighedGame[]): WeighedGame[] | null {
  const fits = (replaced: readonly WeighedGame[]) =>
    chooser.fits([...chosen.filter((one) => !replaced.includes(one)), game]);
  const free = chosen
    .filter((one) => !chooser.kept.includes(one))
    .toSorted((a, b) => a.wantedBy.length - b.wantedBy.length || a.score - b.score);
  const needed = Array.from({ length: free.length + 1 }, (_, count) => count).find((count) =>
    fits(free.slice(0, count)),
  );
  if (needed === undefined) return null;
  let replaced = free.slice(0, needed);
  for (const one of replaced.toReversed()) {
    const without = replaced.filter((other) => other !== one);
    if (fits(without)) replaced = without;
  }
  return replaced;
}
