// A search takes 0.4 to 13 ms, p95 over HTTP is 4.6 ms, and the lists 8 MB (docs/measurements.md). Beside MiniSearch: p95 9 and
// 12 ms against 13 and 38 ms, 2.0 MB against 20.7 MB (decision 12).

import { foldTitle, withoutThe } from '#shared/text/fold-title.ts';
import { startsWithOneTypo } from './one-typo.ts';
import { Trigrams } from '#shared/text/trigrams.ts';
import { formsOf, otherFormsOf } from './query-forms.ts';

/** Minimum length of a query to look for typos: in shorter ones a typo changes too much. */
const MIN_LENGTH_WITH_TYPO = 3;
/** Minimum length of a query to join or split words. */
const MIN_JOINED_LENGTH = 4;
/** If fewer are found, similar titles are added. */
const ENOUGH = 3;
/** 'ttr': the initials of a title's words. */
const INITIALS = /^\p{L}{3,6}$/u;

/**
 * Finds titles while they are typed. All titles are in one text, best known first, one per line and each word after a
 * space, so that a search reads forward and stops as soon as it has enough results.
 */
export class TitleIndex {
  readonly #text: string;
  /** Start of each line, and the title it belongs to: a title with 'the' has a second line without it. */
  readonly #lineStarts: Uint32Array;
  readonly #titleOfLine: Uint32Array;
  readonly #titleStarts: Uint32Array;
  readonly #wordStarts: Uint32Array;
  /** The initials of each line's words, one line each. */
  readonly #initials: string;
  readonly #initialsStarts: Uint32Array;
  readonly #trigrams: Trigrams;

  /** @param titles best known first @param otherNames alternative names of games, by title */
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
   * Indexes of at most `most` titles: first exact matches, then titles that start with the query, that have a word
   * starting with it, and that have its words in another order. Unless it is an exact title, then the same for
   * alternative readings, joined or split words, initials, one typo and, if few are found, similar titles. Within each
   * kind the best known come first.
   */
  find(query: string, most: number): number[] {
    const folded = foldTitle(query);
    if (folded === '') return [];
    const found = new Set<number>();
    const add = (queries: readonly string[], kind: (form: string) => Iterable<number>) => {
      if (found.size >= most) return;
      // One pass per form over all kinds, so that better known titles come first.
      const these = queries.flatMap((form) => [...take(kind(form), most, found)]);
      for (const title of these.sort((a, b) => a - b)) found.add(title);
    };
    const addQueries = (queries: readonly string[]) => {
      add(queries, (form) => this.#containing(`\n ${form}\n`));
      const isATitle = found.size > 0;
      add(queries, (form) => this.#containing(`\n ${form}`));
      add(queries, (form) => this.#containing(` ${form}`));
      add(queries, (form) => this.#ofTheWords(form));
      return isATitle;
    };
    const forms = formsOf(folded);
    if (!addQueries(forms)) {
      addQueries(otherFormsOf(folded));
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

  /** Lines with a word at which the query starts, ignoring spaces in both. */
  *#joined(query: string): Generator<number> {
    const letters = query.replaceAll(' ', '');
    if (letters.length < MIN_JOINED_LENGTH) return;
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
      const needle = `\n${query}${end}`;
      for (let at = this.#initials.indexOf(needle); at !== -1; at = this.#initials.indexOf(needle, at + 1))
        yield this.#titleOfLine[lastUpTo(this.#initialsStarts, at)] ?? 0;
    }
  }

  *#mistyped(query: string, starts: Uint32Array): Generator<number> {
    if (query.length < MIN_LENGTH_WITH_TYPO) return;
    const text = this.#text;
    const [first, second] = [query.charCodeAt(0), query.charCodeAt(1)];
    // Not for..of: over a hundred thousand words its overhead would dominate the search.
    for (let place = 0; place < starts.length; place += 1) {
      const start = starts[place] ?? 0;
      const [here, next] = [text.charCodeAt(start), text.charCodeAt(start + 1)];
      // After one typo, one of the first two letters is still in place or next to it, which excludes most words.
      if (here !== first && here !== second && next !== first && next !== second) continue;
      if (startsWithOneTypo(text, start, query)) yield this.#titleOfLine[this.#lineAt(start)] ?? 0;
    }
  }

  *#containing(needle: string): Generator<number> {
    for (const line of this.#linesContaining(needle)) yield this.#titleOfLine[line] ?? 0;
  }

  *#linesContaining(needle: string): Generator<number> {
    let at = this.#text.indexOf(needle);
    while (at !== -1) {
      const line = this.#lineAt(at);
      yield line;
      at = this.#text.indexOf(needle, this.#lineStarts[line + 1] ?? this.#text.length);
    }
  }

  #line(line: number): string {
    return this.#text.slice(this.#lineStarts[line], this.#lineStarts[line + 1]);
  }

  /** The line of a position in the text. */
  #lineAt(place: number): number {
    return lastUpTo(this.#lineStarts, place);
  }
}

/** Index of the last number that is at most `most`; the numbers are ascending. */
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

/** 'ttr' for 'ticket to ride'; 'and' becomes n, as in 'dnd'. */
const initialsOf = (line: string): string =>
  line
    .split(' ')
    .map((word) => (word === 'and' ? 'n' : word.charAt(0)))
    .join('');

/** The first titles that are not included yet. */
function take(titles: Iterable<number>, most: number, without: ReadonlySet<number>): Set<number> {
  const taken = new Set<number>();
  for (const title of titles) {
    if (taken.size >= most) break;
    if (!without.has(title)) taken.add(title);
  }
  return taken;
}
