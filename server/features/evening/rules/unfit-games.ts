import type { Evening } from '#shared/rules/evening/evening.ts';
import { headsOf } from '#shared/rules/evening/party.ts';

/**
 * Why games that were chosen for the night are in no plan of it: they are for fewer people than come, or for more. 'Azul is for 2-4
 * players', to be followed by ', so it is left out'. @param seated numbers of games that a second table makes room for
 */
export function unfitGames(
  { candidates, parties }: Pick<Evening, 'candidates' | 'parties'>,
  seated: ReadonlySet<number>,
): string[] {
  const heads = headsOf(parties);
  return candidates
    .filter(({ id, isOfNight }) => isOfNight && !seated.has(id))
    .filter(({ minPlayers, maxPlayers }) => heads > 0 && (heads < minPlayers || heads > maxPlayers))
    .map(({ title, minPlayers, maxPlayers }) => `${title} is for ${rangeText(minPlayers, maxPlayers)}`);
}

function rangeText(min: number, max: number): string {
  if (max === Infinity) return `${min} or more players`;
  return min === max ? `${min} ${min === 1 ? 'player' : 'players'}` : `${min}-${max} players`;
}
