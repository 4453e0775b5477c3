import type { EveningChooser } from './evening-chooser.ts';
import { SERVED_WORTH, type WeighedGame } from './game-worth.ts';

/** Another evening may be worth so much less than the best. */
const TOLERANCE = 0.1;

/** So many choices are looked for at most. */
const MOST_TRIED = 40;

/**
 * The evening of a seed: the first one is the best; those after it go through the others that are worth nearly as much,
 * which are the best ones without one of its games, what nobody asked for first. Two seeds in a row differ as long as
 * there is any other: every other choice lacks one of these games, since no game could be added. Null where nothing fits.
 */
export function anotherChoice(chooser: EveningChooser, seed: number): WeighedGame[] | null {
  const best = chooser.choose();
  if (!best || seed === 1) return best;
  const least = worthTogether(best) * (1 - TOLERANCE);
  const free = best.filter((game) => !chooser.kept.includes(game));
  // What nobody asked for and the host did not choose either, which is worth least, first.
  const ordered = free.toSorted((a, b) => a.perMinute - b.perMinute || a.candidate.id - b.candidate.id);
  const fillers = ordered.filter(({ candidate, wantedBy }) => wantedBy.length === 0 && !candidate.isOfNight);
  const choices = [best];
  const tried = [fillers, ...ordered.map((game) => [game])].filter(({ length }) => length > 0);
  for (const without of tried) {
    if (choices.length >= seed && seed > 0) break;
    const choice = chooser.choose(new Set(without));
    if (!choice || worthTogether(choice) < least) continue;
    if (!choices.some((one) => isSame(one, choice))) choices.push(choice);
    else if (choice.some((game) => without.includes(game)))
      // Filled up it is a former one again; another one lacks one more of its games.
      tried.push(
        ...choice.filter((game) => free.includes(game) && !without.includes(game)).map((game) => [...without, game]),
      );
    if (tried.length > MOST_TRIED) tried.length = MOST_TRIED;
  }
  return choices[(seed + choices.length - 1) % choices.length] ?? best;
}

const isSame = (some: readonly WeighedGame[], others: readonly WeighedGame[]): boolean =>
  some.length === others.length && some.every((game) => others.includes(game));

/** What games are worth to an evening, with the best place for each and for those who get a game of theirs. */
export function worthTogether(games: readonly WeighedGame[]): number {
  const served = new Set(games.flatMap(({ wantedBy }) => wantedBy)).size;
  const plain = games.reduce((sum, { worth }) => sum + worth, SERVED_WORTH * served);
  const places = games.flatMap((opener) => [
    opener.asOpener ?? 0,
    ...games.filter((game) => game !== opener).map((closer) => (opener.asOpener ?? 0) + (closer.asCloser ?? 0)),
  ]);
  return plain + Math.max(0, ...places, ...games.map(({ asCloser }) => asCloser ?? 0));
}
