import type { LineUp, LineUpWishes } from '#shared/rules/evening/line-up.ts';
import { type Role, ROLES } from '#shared/rules/evening/roles.ts';

/** What a host wishes who wants another game in one place: the others stay as they are, and the one that was there is passed over. */
export function anotherGame({ games }: LineUp, role: Role): LineUpWishes {
  const idIn = (place: Role) => games.find((game) => game.role === place)?.candidate.id ?? null;
  const replaced = idIn(role);
  const locks = Object.fromEntries(ROLES.filter((place) => place !== role).map((place) => [place, idIn(place)]));
  return { locks, passedOver: replaced === null ? [] : [replaced] };
}
