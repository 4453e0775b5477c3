// Counting the trigrams of all 45,000 lines takes 3 to 15 ms of the few queries that get here, and a byte for each letter,
// 1.3 MB; an index would take some ten megabytes (decision 12).

/** Letters and digits have their own classes; all other characters share the rest. */
const CLASSES = 40;
const classOf = (code: number): number =>
  code >= 97 && code <= 122
    ? code - 96
    : code >= 48 && code <= 57
      ? code - 20
      : code === 32 || code === 10
        ? 0
        : 38 + (code % 2);

/** Minimum share of a query's trigrams that a line must contain: at half, made-up titles match many. */
const ENOUGH = 0.6;
/** Queries with fewer trigrams are too short, because many titles share common words. */
const FEWEST = 4;

interface Alike {
  line: number;
  /** 0 to 1. */
  score: number;
}

/** Finds lines of a text by shared trigrams, which tolerates any errors in between. */
export class Trigrams {
  readonly #classes: Uint8Array;
  readonly #lineStarts: Uint32Array;

  /** @param text lines that start with a line feed and a space @param lineStarts the start of each */
  constructor(text: string, lineStarts: Uint32Array) {
    this.#classes = Uint8Array.from({ length: text.length }, (_, place) => classOf(text.charCodeAt(place)));
    this.#lineStarts = lineStarts;
  }

  /** The lines with enough of a query's trigrams, most similar first. */
  alike(query: string, most: number): Alike[] {
    const wanted = numbered(query);
    if (wanted.count < FEWEST) return [];
    const classes = this.#classes;
    const seenIn = new Int32Array(wanted.count + 1).fill(-1);
    const found: Alike[] = [];
    for (let line = 0; line < this.#lineStarts.length; line += 1) {
      const start = this.#lineStarts[line] ?? 0;
      const end = this.#lineStarts[line + 1] ?? classes.length;
      let shared = 0;
      for (let place = start + 1; place + 2 < end + 1 && place + 2 < classes.length; place += 1) {
        const number =
          wanted.numbers[
            ((classes[place] ?? 0) * CLASSES + (classes[place + 1] ?? 0)) * CLASSES + (classes[place + 2] ?? 0)
          ] ?? 0;
        if (number === 0 || seenIn[number] === line) continue;
        seenIn[number] = line;
        shared += 1;
      }
      const contained = shared / wanted.count;
      if (contained < ENOUGH) continue;
      const dice = (2 * shared) / (wanted.count + end - start - 1);
      found.push({ line, score: contained / 2 + dice / 2 });
    }
    return found.sort((a, b) => b.score - a.score || a.line - b.line).slice(0, most);
  }
}

/** The trigrams of a query, numbered from 1. */
function numbered(query: string): { numbers: Uint8Array; count: number } {
  const numbers = new Uint8Array(CLASSES ** 3);
  const classes = Array.from(` ${query} `, (letter) => classOf(letter.charCodeAt(0)));
  let count = 0;
  for (let place = 0; place + 2 < classes.length && count < 255; place += 1) {
    const [a = 0, b = 0, c = 0] = classes.slice(place, place + 3);
    const code = (a * CLASSES + b) * CLASSES + c;
    if (numbers[code] !== 0) continue;
    count += 1;
    numbers[code] = count;
  }
  return { numbers, count };
}
