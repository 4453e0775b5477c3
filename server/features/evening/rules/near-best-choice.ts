import type { EveningChooser } from './evening-chooser.ts';
import { SERVED_SCORE, type WeighedGame } from './game-score.ts';

/** An alternative may score this fraction less than the best. */
const TOLERANCE = 0.1;

/** Maximum number of choices tried. */
const MAX_TRIED = 40;

/**
 * Returns the evening for a seed. Seed one is the best; further seeds go through alternatives of nearly the same score,
 * each the best without one of its games, starting with games nobody voted for. Consecutive seeds differ if any
 * alternative exists. Null if nothing fits.
 */
export function nearBestChoice(chooser: EveningChooser, seed: number): WeighedGame[] | null {
  const best = chooser.choose();
  if (!best || seed === 1) return best;
  const least = totalScore(best) * (1 - TOLERANCE);
  const free = best.filter((game) => !chooser.kept.includes(game));
  // Drop first what neither a voter nor the host chose and scores least.
  const ordered = free.toSorted((a, b) => a.perMinute - b.perMinute || a.candidate.id - b.candidate.id);
  const fillers = ordered.filter(({ candidate, wantedBy }) => wantedBy.length === 0 && !candidate.isOfNight);
  const choices = [best];
  const tried = [fillers, ...ordered.map((game) => [game])].filter(({ length }) => length > 0);
  for (const without of tried) {
    if (choices.length >= seed && seed > 0) break;
    const choice = chooser.choose(new Set(without));
    if (!choice || totalScore(choice) < least) continue;
    if (!choices.some((one) => isSame(one, choice))) choices.push(choice);
    else if (choice.some((game) => without.includes(game)))
      // If filling up gives a previous choice, drop one more game.
      tried.push(
        ...choice.filter((game) => free.includes(game) && !without.includes(game)).map((game) => [...without, game]),
      );
    if (tried.length > MAX_TRIED) tried.length = MAX_TRIED;
  }
  return choices[(seed + choices.length - 1) % choices.length] ?? best;
}

const isSame = (some: readonly WeighedGame[], others: readonly WeighedGame[]): boolean =>
  some.length === others.length && some.every((game) => others.includes(game));

/** Total score of a set of games: the best position of each, plus what voters gain from theirs. */
export function totalScore(games: readonly WeighedGame[]): number {
  const served = new Set(games.flatMap(({ wantedBy }) => wantedBy)).size;
  const plain = games.reduce((sum, { score }) => sum + score, SERVED_SCORE * served);
  const places = games.flatMap((opener) => [
    opener.asOpener ?? 0,
    ...games.filter((game) => game !== opener).map((closer) => (opener.asOpener ?? 0) + (closer.asCloser ?? 0)),
  ]);
  return plain + Math.max(0, ...places, ...games.map(({ asCloser }) => asCloser ?? 0));
}
