/** The same in both themes, so that a person keeps their colour; white text is 4.5:1 or better on each. */
export const PAWN_COLOURS = ['#ae2a1c', '#1b55a8', '#176b3a', '#6236ae', '#8a4700', '#0b5f66', '#a81d6c'] as const;

/**
 * Up to two initials: of the first and last word without 'The', or one for an e-mail address. '?' for an empty name.
 */
export function initialsOf(name: string, most: 1 | 2 = 2): string {
  const words = (name.includes('@') ? name.slice(0, 1) : name)
    .trim()
    .replace(/^the\s+/i, '')
    .split(/\s+/)
    .filter(Boolean);
  const ends = most === 1 || words.length < 2 ? words.slice(0, 1) : [words[0], words.at(-1)];
  const letters = ends.map((word) => String.fromCodePoint(word?.codePointAt(0) ?? 63));
  return letters.join('').toUpperCase() || '?';
}

/** A person's colour by name, the same on all pages: one of seven. */
export function pawnColourOf(name: string): string | undefined {
  let sum = 0;
  for (const letter of name.trim().toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return PAWN_COLOURS[sum % PAWN_COLOURS.length];
}
