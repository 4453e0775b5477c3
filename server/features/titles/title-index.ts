import { foldTitle, withoutThe } from '#shared/rules/games/folded-title.ts';
import { beginsButForOneTypo } from './one-typo.ts';

/** Letters of a query from which on a typo is looked for: of fewer, one is too large a part. */
const SHORTEST_WITH_TYPO = 3;

/**
 * Finds titles as they are typed. All of them stand in one text, best known first, each on a line and each word after a
 * space, so that a search reads forward and stops as soon as it has enough.
 */
export class TitleIndex {
  readonly #text: string;
  /** Where each line begins, and of which title it is: one with 'the' has a second line without. */
  readonly #lineStarts: Uint32Array;
  readonly #titleOfLine: Uint32Array;
  readonly #titleStarts: Uint32Array;
  readonly #wordStarts: Uint32Array;

  /** @param titles the best known first @param otherNames under which else a game is known, by its title */
  constructor(titles: readonly string[], otherNames: Readonly<Record<string, readonly string[]>> = {}) {
    const named = new Map(Object.entries(otherNames));
    const lines = titles.flatMap((title, index) => {
      const folded = [title, ...(named.get(title) ?? [])].map(foldTitle);
      return [...new Set(folded.flatMap((name) => [name, withoutThe(name)]))].map((line) => ({ line, index }));
    });
    this.#text = `${lines.map(({ line }) => `\n ${line}`).join('')}\n`;
    this.#titleOfLine = Uint32Array.from(lines, ({ index }) => index);
    this.#lineStarts = Uint32Array.from(this.#text.matchAll(/\n /g), ({ index }) => index);
    this.#titleStarts = this.#lineStarts.map((start) => start + 2);
    this.#wordStarts = Uint32Array.from(this.#text.matchAll(/ /g), ({ index }) => index + 1);
  }

  /**
   * The places in the list of at most so many titles: first the title itself, then those that begin with the query,
   * those with a word at which it begins, those that have its words in another order, and, unless it is a title, those
   * that begin with it, or have a word at which it begins, but for one typo. Of each kind the best known come first.
   */
  find(query: string, most: number): number[] {
    const folded = foldTitle(query);
    if (folded === '') return [];
    const queries = [...new Set([folded, withoutThe(folded)])];
    const found = new Set<number>();
    const add = (kind: (form: string) => Iterable<number>) => {
      if (found.size >= most) return;
      // Each form is searched for all that is asked, so that the better known of both come first.
      const these = queries.flatMap((form) => [...take(kind(form), most, found)]);
      for (const title of these.sort((a, b) => a - b)) found.add(title);
    };
    add((form) => this.#containing(`\n ${form}\n`));
    const isATitle = found.size > 0;
    add((form) => this.#containing(`\n ${form}`));
    add((form) => this.#containing(` ${form}`));
    add((form) => this.#ofTheWords(form));
    if (!isATitle) {
      add((form) => this.#mistyped(form, this.#titleStarts));
      add((form) => this.#mistyped(form, this.#wordStarts));
    }
    return [...found].slice(0, most);
  }

  *#ofTheWords(query: string): Generator<number> {
    const [longest = '', ...others] = query.split(' ').sort((a, b) => b.length - a.length);
    if (others.length === 0) return;
    for (const line of this.#linesContaining(` ${longest}`)) {
      if (others.every((word) => this.#line(line).includes(` ${word}`))) yield this.#titleOfLine[line] ?? 0;
    }
  }

  *#mistyped(query: string, starts: Uint32Array): Generator<number> {
    if (query.length < SHORTEST_WITH_TYPO) return;
    const text = this.#text;
    const [first, second] = [query.charCodeAt(0), query.charCodeAt(1)];
    // Not for..of: over a hundred thousand words its cost would be most of the search.
    for (let place = 0; place < starts.length; place += 1) {
      const start = starts[place] ?? 0;
      const [here, next] = [text.charCodeAt(start), text.charCodeAt(start + 1)];
      // One typo leaves one of the first two letters in its place or beside it, which few words have.
      if (here !== first && here !== second && next !== first && next !== second) continue;
      if (beginsButForOneTypo(text, start, query)) yield this.#titleOfLine[this.#lineAt(start)] ?? 0;
    }
  }

  *#containing(wanted: string): Generator<number> {
    for (const line of this.#linesContaining(wanted)) yield this.#titleOfLine[line] ?? 0;
  }

  *#linesContaining(wanted: string): Generator<number> {
    let at = this.#text.indexOf(wanted);
    while (at !== -1) {
      const line = this.#lineAt(at);
      yield line;
      at = this.#text.indexOf(wanted, this.#lineStarts[line + 1] ?? this.#text.length);
    }
  }

  #line(line: number): string {
    return this.#text.slice(this.#lineStarts[line], this.#lineStarts[line + 1]);
  }

  /** The line that a place in the text is on. */
  #lineAt(place: number): number {
    let low = 0;
    let high = this.#lineStarts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#lineStarts[middle] ?? 0) <= place) low = middle;
      else high = middle;
    }
    return low;
  }
}

/** The first of some titles that are not there yet. */
function take(titles: Iterable<number>, most: number, without: ReadonlySet<number>): Set<number> {
  const taken = new Set<number>();
  for (const title of titles) {
    if (taken.size >= most) break;
    if (!without.has(title)) taken.add(title);
  }
  return taken;
}
