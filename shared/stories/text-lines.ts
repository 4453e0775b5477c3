/** Widths of letters in ems, on the safe side for Figtree at a weight of 600. */
const [NARROW, USUAL, CAPITAL, WIDE] = [0.31, 0.56, 0.68, 0.9];

const widthOf = (letter: string): number => {
  if (/[ iljtfr.,:;'’!|()[\]]/.test(letter)) return NARROW;
  if (/[mwMW@%]/.test(letter)) return WIDE;
  return /[A-Z]/.test(letter) ? CAPITAL : /[\u1100-\uffff]/.test(letter) ? 1 : USUAL;
};

/** How wide a text is at most, in pixels. @param size of the font in pixels */
export const textWidth = (text: string, size: number): number =>
  Array.from(text).reduce((sum, letter) => sum + widthOf(letter), 0) * size;

/** A text in lines that fit; the last of too many ends with an ellipsis. Without a font at hand, so that it is the same everywhere. */
export function textLines(
  text: string,
  { width, size, most }: { width: number; size: number; most: number },
): string[] {
  const lines: string[] = [];
  const words = text.split(' ').filter((word) => word !== '');
  for (const word of words.flatMap((one) => pieces(one, width, size))) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  const shown = lines.slice(0, most);
  shown[most - 1] = shorten(shown.at(-1) ?? '', width, size);
  return shown;
}

/** A word that is wider than a line, cut. */
function pieces(word: string, width: number, size: number): string[] {
  if (textWidth(word, size) <= width) return [word];
  const fits = Math.max(1, Math.floor(width / (size * WIDE)));
  const letters = Array.from(word);
  return Array.from({ length: Math.ceil(letters.length / fits) }, (_, n) =>
    letters.slice(n * fits, (n + 1) * fits).join(''),
  );
}

function shorten(line: string, width: number, size: number): string {
  let letters = Array.from(line);
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, size) > width) letters = letters.slice(0, -1);
  return `${letters.join('').trimEnd()}…`;
}
