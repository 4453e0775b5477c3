import type { Game } from '#shared/games/games-contract.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';

type Suggested = Pick<Game, 'id' | 'title' | 'isExpansion' | 'isFavorite' | 'lastPlayed'>;

/**
 * Owned games a host is most likely to choose: favourites, then recently played, then newest. No expansions, and one game of a series
 * unless there are too few others.
 */
export function suggestedGames<G extends Suggested>(owned: readonly G[], count: number): G[] {
  const likely = owned
    .filter(({ isExpansion }) => !isExpansion)
    .toSorted(
      (a, b) =>
        Number(b.isFavorite) - Number(a.isFavorite) ||
        (b.lastPlayed?.getTime() ?? 0) - (a.lastPlayed?.getTime() ?? 0) ||
        b.id - a.id,
    );
  const first: G[] = [];
  for (const game of likely) {
    if (first.length === count) break;
    if (!first.some((one) => areOfOneSeries(one.title, game.title))) first.push(game);
  }
  return [...first, ...likely.filter((game) => !first.includes(game))].slice(0, count);
}

/** 'Pandemic', 'Pandemic: Iberia' and 'Pandemic Legacy: Season 1'; 'Unlock!: Escape Adventures' and 'Unlock!: Mystery Adventures'. */
function areOfOneSeries(one: string, other: string): boolean {
  const [a, b] = [seriesOf(one), seriesOf(other)];
  return a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `);
}

const seriesOf = (title: string): string => titleKey(title.split(/[:(\u2013]/u, 1)[0] ?? title);
