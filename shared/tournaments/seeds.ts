import type { TournamentSeeding } from '#shared/enums.ts';
import { hash, seededRandom } from '#shared/covers/cover-shapes.ts';

/**
 * Players in the order of their seeds.
 * @param lot drawn once for a tournament; the same lot orders the same players alike, however they are listed
 * @param keyOf distinguishes the players
 */
export function inSeedOrder<P>(
  players: readonly P[],
  seeding: TournamentSeeding,
  lot: number,
  keyOf: (player: P) => string,
): P[] {
  if (seeding === 'by_hand') return [...players];
  return players
    .map((player) => ({ player, key: keyOf(player), drawn: seededRandom(hash(`${lot} ${keyOf(player)}`))() }))
    .toSorted((one, other) => one.drawn - other.drawn || (one.key < other.key ? -1 : 1))
    .map(({ player }) => player);
}
