export const PAWN_COLOURS = 7;

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
export function pawnColourOf(name: string): number {
  let sum = 0;
  for (const letter of name.trim().toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % PAWN_COLOURS;
}
