import type { Copy } from '../../contracts/copies.ts';
import type { Game } from '../../contracts/games.ts';

const dayIn = (text: string): Date => new Date(`${text}T00:00:00Z`);

/** Since when an owner has a game: the first day on which a copy was acquired, else when the game was added. */
export function ownedSince(
  { createdAt }: Pick<Game, 'createdAt'>,
  copies: readonly Pick<Copy, 'acquiredOn'>[] | undefined,
): Date {
  const days = (copies ?? []).flatMap(({ acquiredOn }) => acquiredOn ?? []).sort();
  return days[0] === undefined ? createdAt : dayIn(days[0]);
}

/** The games without a play, those that were owned longest first. @param since of `ownedSince`, by id */
export function neverPlayed(games: readonly Game[], since: ReadonlyMap<number, Date>): Game[] {
  const age = ({ id, createdAt }: Game) => (since.get(id) ?? createdAt).getTime();
  return games.filter(({ timesPlayed }) => timesPlayed === 0).sort((a, b) => age(a) - age(b) || a.id - b.id);
}
