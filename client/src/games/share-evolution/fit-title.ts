/** A title on the share picture: font size in pixels, and the text, truncated if necessary. */
interface FittedTitle {
  text: string;
  size: number;
}

/** Maximum number of letters of a size, in total and per word; measured for Besley 900 on lines of 348 px. */
const SMALLEST = { size: 24, letters: 78, word: 21 };
const SIZES = [
  { size: 44, letters: 20, word: 11 },
  { size: 35, letters: 36, word: 14 },
  { size: 29, letters: 48, word: 17 },
  SMALLEST,
];

/** Full-width scripts and emoji. */
const WIDE =
  /[\p{Extended_Pictographic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uff01-\uff60]/u;

const characters = (text: string): string[] =>
  Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);

const lettersOf = (character: string): number => (WIDE.test(character) ? 1.6 : 1);

const width = (text: string): number => characters(text).reduce((sum, character) => sum + lettersOf(character), 0);

/** The largest font size that fits a title; longer titles end in '...'. */
export function fitTitle(title: string): FittedTitle {
  const text = title.trim().replace(/\s+/gu, ' ');
  const [all, word] = [width(text), Math.max(...text.split(' ').map(width))];
  const fitting = SIZES.find((step) => all <= step.letters && word <= step.word);
  if (fitting) return { text, size: fitting.size };
  return { text: all <= SMALLEST.letters ? text : cut(text, SMALLEST.letters - 3), size: SMALLEST.size };
}

function cut(text: string, room: number): string {
  let used = 0;
  const fitting = characters(text).filter((character) => (used += lettersOf(character)) <= room);
  return `${fitting.join('').trimEnd()}...`;
}
