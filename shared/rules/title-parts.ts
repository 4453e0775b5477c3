/** A title as words without accents, case and punctuation, and where its parts end. */
export interface TitleParts {
  words: readonly string[];
  /** After how many words a part ends: at a colon, a dash, a bracket; not at the very end. */
  ends: ReadonlySet<number>;
}

const ARTICLE = /^(the|a|an) (?=\S)/;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+|['’‘ʼ`´]/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Where one part of a title ends and the next begins. A hyphen counts with spaces around it alone. */
export const PART_BREAK = /\s*[:：–—―|()[\]]\s*|\s+-+\s+/gu;

/** The parts of a title in plain words, empty ones left out: 'CATAN: Seafarers' is ['catan', 'seafarers']. */
export function plainParts(title: string): string[] {
  const parts = title.split(PART_BREAK).map(plain);
  return parts.filter((part) => part !== '').map((part, place) => (place === 0 ? part.replace(ARTICLE, '') : part));
}

/** Parts joined again, with their ends kept. */
export function joinParts(parts: readonly string[]): TitleParts {
  const words: string[] = [];
  const ends = new Set<number>();
  for (const part of parts) {
    if (words.length > 0) ends.add(words.length);
    words.push(...part.split(' '));
  }
  return { words, ends };
}

/** What stands before 'edition'; a number with 'st', 'nd', 'rd' or 'th' as well. */
const EDITION_WORD =
  '(?:\\d+(?:st|nd|rd|th)?|first|second|third|fourth|fifth|sixth|seventh|new|revised|updated|anniversary|deluxe|essential|' +
  'ultimate|complete|collectors?|combined|compact|evolved|legendary|limited|monumental|premium|special|standard)';
const EDITION = `(?:${EDITION_WORD} )*edition`;

/** A whole part that tells an edition and not a game: 'Second Edition', '20th Anniversary Edition', 'Big Box', '2019'. */
const EDITION_PART = new RegExp(`^(?:the )?(?:${EDITION}|big box|deluxe(?: \\S+){0,2}|board ?game|base game|\\d{4})$`);
/** The same at the end of a part that begins with the game. */
const EDITION_END = new RegExp(` (?:${EDITION}|big box|deluxe)$`);

/** The parts of a title without what tells its edition; the first part always stays. */
export function withoutEdition(parts: readonly string[]): string[] {
  return parts
    .filter((part, place) => place === 0 || !EDITION_PART.test(part))
    .map((part) => part.replace(EDITION_END, ''));
}
