import { MAX_PAD_PLAYERS } from '#shared/limits/limits.ts';
import { nameKey, tidyName } from '#shared/text/person-name.ts';

/** Appends a name unless it exists. */
export function withPlayer(names: readonly string[], name: string): string[] {
  const tidy = tidyName(name);
  const isThere = names.some((one) => nameKey(one) === nameKey(tidy));
  return tidy === '' || isThere ? [...names] : [...names, tidy];
}

/** The players at the beginning: those added, and a last one who was typed and not added if there is a seat. */
export const withTyped = (names: readonly string[], typed: string): string[] =>
  withPlayer(names, typed).slice(0, Math.max(names.length, MAX_PAD_PLAYERS));

/** Moves a name up or down by one. */
export function withMoved(names: readonly string[], index: number, by: 1 | -1): string[] {
  const to = index + by;
  const name = names[index];
  if (name === undefined || to < 0 || to >= names.length) return [...names];
  return names.toSpliced(index, 1).toSpliced(to, 0, name);
}
