import { foldTitle, withoutThe } from '#shared/rules/games/folded-title.ts';
import { beginsButForOneTypo } from './one-typo.ts';
import { formsOf, otherFormsOf } from './query-forms.ts';
import { Trigrams } from './trigrams.ts';

/** Letters of a query from which on a typo is looked for: of fewer, one is too large a part. */
const SHORTEST_WITH_TYPO = 3;
/** Letters of a query from which on words may be joined or taken apart. */
const SHORTEST_JOINED = 4;
/** With fewer than these found, titles that are merely alike are looked for. */
const ENOUGH = 3;
/** 'ttr': the first letters of a title's words. */
const INITIALS = /^\p{L}{3,6}$/u;

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
  /** The first letters of each line's words, a line each. */
  readonly #initials: string;
  readonly #initialsStarts: Uint32Array;
  readonly #trigrams: Trigrams;

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
    this.#initials = `${lines.map(({ line }) => `\n${initialsOf(line)}`).join('')}\n`;
    this.#initialsStarts = Uint32Array.from(this.#initials.matchAll(/\n/g), ({ index }) => index);
    this.#trigrams = new Trigrams(this.#text, this.#lineStarts);
  }

  /**
   * The places in the list of at most so many titles: first the title itself, then those that begin with the query,
   * those with a word at which it begins, those that have its words in another order. Unless it is a title there follow
   * the same for what else it may mean, those with words joined or taken apart, those with these initials, those but for
   * one typo and, where that is little, those that are alike. Of each kind the best known come first.
   */
  find(query: string, most: number): number[] {
    const folded = foldTitle(query);
    if (folded === '') return [];
    const found = new Set<number>();
    const add = (queries: readonly string[], kind: (form: string) => Iterable<number>) => {
      if (found.size >= most) return;
      // Each form is searched for all that is asked, so that the better known of both come first.
      const these = queries.flatMap((form) => [...take(kind(form), most, found)]);
      for (const title of these.sort((a, b) => a - b)) found.add(title);
    };
    const addSaid = (queries: readonly string[]) => {
      add(queries, (form) => this.#containing(`\n ${form}\n`));
      const isATitle = found.size > 0;
      add(queries, (form) => this.#containing(`\n ${form}`));
      add(queries, (form) => this.#containing(` ${form}`));
      add(queries, (form) => this.#ofTheWords(form));
      return isATitle;
    };
    const forms = formsOf(folded);
    if (!addSaid(forms)) {
      addSaid(otherFormsOf(folded));
      add(forms, (form) => this.#joined(form));
      add([folded], (form) => this.#withInitials(form));
      add(forms, (form) => this.#mistyped(form, this.#titleStarts));
      add(forms, (form) => this.#mistyped(form, this.#wordStarts));
      if (found.size < ENOUGH)
        for (const { line } of this.#trigrams.alike(folded, most)) found.add(this.#titleOfLine[line] ?? 0);
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

  /** Lines with a word at which the query begins, wherever either has its spaces. */
  *#joined(query: string): Generator<number> {
    const letters = query.replaceAll(' ', '');
    if (letters.length < SHORTEST_JOINED) return;
    const text = this.#text;
    for (const start of this.#wordStarts) {
      let same = 0;
      let place = start;
      while (same < letters.length && (text[place] === letters[same] || text[place] === ' ')) {
        if (text[place] !== ' ') same += 1;
        place += 1;
      }
      if (same === letters.length) yield this.#titleOfLine[this.#lineAt(start)] ?? 0;
    }
  }

  *#withInitials(query: string): Generator<number> {
    if (!INITIALS.test(query)) return;
    for (const end of ['\n', '']) {
      const wanted = `\n${query}${end}`;
      for (let at = this.#initials.indexOf(wanted); at !== -1; at = this.#initials.indexOf(wanted, at + 1))
        yield this.#titleOfLine[lastUpTo(this.#initialsStarts, at)] ?? 0;
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
    return lastUpTo(this.#lineStarts, place);
  }
}

/** Where in ascending numbers the last one stands that is not above another. */
function lastUpTo(numbers: Uint32Array, most: number): number {
  let low = 0;
  let high = numbers.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= most) low = middle;
    else high = middle;
  }
  return low;
}

/** 'ttr' of 'ticket to ride'; 'and' is an n, as in 'dnd'. */
const initialsOf = (line: string): string =>
  line
    .split(' ')
    .map((word) => (word === 'and' ? 'n' : word.charAt(0)))
    .join('');

/** The first of some titles that are not there yet. */
function take(titles: Iterable<number>, most: number, without: ReadonlySet<number>): Set<number> {
  const taken = new Set<number>();
  for (const title of titles) {
    if (taken.size >= most) break;
    if (!without.has(title)) taken.add(title);
  }
  return taken;
}
