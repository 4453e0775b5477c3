/** A title as words without accents, case and punctuation, and the ends of its parts. */
export interface TitleParts {
  words: readonly string[];
  /** Word counts after which a part ends: at a colon, dash or bracket, but not at the end of the title. */
  ends: ReadonlySet<number>;
}

const ARTICLE = /^(?:the|a|an) (\S)/;

/** A title in lower case and plain letters without an English article before it. */
export const withoutArticle = (folded: string): string => folded.replace(ARTICLE, '$1');

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+|['’‘ʼ`´]/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Separators of a title's parts. A hyphen needs spaces around it. */
export const PART_BREAK = /[:：–—―|()[\]]|\s-+\s/gu;

/** The parts of a title in normalized words, without empty ones: 'CATAN: Seafarers' is ['catan', 'seafarers']. */
export function plainParts(title: string): string[] {
  const parts = title.split(PART_BREAK).map(plain);
  return parts.filter((part) => part !== '').map((part, place) => (place === 0 ? withoutArticle(part) : part));
}

/** Joins parts and records where each ends. */
export function joinParts(parts: readonly string[]): TitleParts {
  const words: string[] = [];
  const ends = new Set<number>();
  for (const part of parts) {
    if (words.length > 0) ends.add(words.length);
    words.push(...part.split(' '));
  }
  return { words, ends };
}

/** Words that precede 'edition', besides numbers. */
const EDITION_WORDS = new Set(
  (
    'first second third fourth fifth sixth seventh new revised updated anniversary deluxe essential ultimate complete ' +
    'collector collectors combined compact evolved legendary limited monumental premium special standard'
  ).split(' '),
);
const isEditionWord = (word: string): boolean => EDITION_WORDS.has(word) || /^\d+(?:st|nd|rd|th)?$/.test(word);

/** Index at which the words of an edition start, as in 'agricola revised edition'; null without an edition. */
function editionStart(words: readonly string[]): number | null {
  if (words.at(-1) === 'deluxe') return words.length - 1;
  if (words.at(-2) === 'big' && words.at(-1) === 'box') return words.length - 2;
  if (words.at(-1) !== 'edition') return null;
  return words.slice(0, -1).findLastIndex((word) => !isEditionWord(word)) + 1;
}

const OTHER_THAN_EDITION = /^(?:board ?game|base game|\d{4})$/;

/** Whether a whole part names an edition: 'Second Edition', '20th Anniversary Edition', 'Big Box', '2019'. */
function namesEdition(part: string): boolean {
  const [first, ...others] = part.split(' ');
  const words = first === 'the' ? others : [first ?? '', ...others];
  if (words[0] === 'deluxe' && words.length <= 3) return true;
  return editionStart(words) === 0 || OTHER_THAN_EDITION.test(words.join(' '));
}

/** A part without an edition at its end. */
function withoutEditionAtEnd(part: string): string {
  const words = part.split(' ');
  const start = editionStart(words);
  return start === null ? part : words.slice(0, Math.max(1, start)).join(' ');
}

/** The parts of a title without its edition; the first part always stays. */
export function withoutEdition(parts: readonly string[]): string[] {
  return parts.filter((part, place) => place === 0 || !namesEdition(part)).map(withoutEditionAtEnd);
}
