import { type FactWords, LANGUAGES } from './fact-words.ts';
import { afterPhrase, phrasesOf, type Phrases, type Token, tokensOf } from './fact-tokens.ts';
import { FIRST_WORDS, spokenTimeAt } from './spoken-times.ts';

export type FactKind = 'players' | 'time' | 'age';

/** A stated number or range, in players, minutes or years. An absent bound is not stated; an open upper one is Infinity. */
export interface Quantity {
  min: number | null;
  max: number | null;
}

/** A quantity at a place of a text. */
export interface FoundQuantity extends Quantity {
  end: number;
  hasUnit: boolean;
  isSingle: boolean;
}

/** A language with its phrases parsed. */
export interface Language {
  words: Record<Exclude<keyof FactWords, 'between' | 'numbers'>, Phrases>;
  between: readonly [Phrases, Phrases];
  numbers: ReadonlyMap<string, number>;
}

const parseLanguage = ({ between: [open, and], numbers, fromAge = '', or = '', ...lists }: FactWords): Language => ({
  words: Object.fromEntries(
    Object.entries({ fromAge, or, ...lists }).map(([name, list]) => [name, phrasesOf(list)]),
  ) as Language['words'],
  between: [phrasesOf(open), phrasesOf(and)],
  numbers: new Map(
    numbers.split('|').flatMap((forms, place) => forms.split('/').map((form) => [form, place + 1] as const)),
  ),
});

let parsed: readonly Language[] | null = null;
/** All languages; parsed when a text in words is first met. */
export const languages = (): readonly Language[] => (parsed ??= LANGUAGES.map(parseLanguage));

let beginnings: ReadonlySet<string> | null = null;
/** Whether a number begins with a token, in figures or in words. */
export function beginsNumber({ number, text }: Token): boolean {
  beginnings ??= new Set([...FIRST_WORDS, ...languages().flatMap(({ numbers }) => [...numbers.keys()])]);
  return number !== null || beginnings.has(text);
}

const HYPHENS = new Set(['-', '–', '—', '‐', '−', '~', '〜']);
const MONTHS_OF_YEAR = 12;
const MINUTES_OF_HOUR = 60;
/** 'A game for two players' and 'a two-player game' count them, 'two players share a board' does not. */
const FOR = new Set(['for', 'für', 'pour', 'para']);

interface Amount {
  value: number;
  /** In units of the kind; null if the number has no unit of its own. */
  factor: number | null;
  isWord: boolean;
  end: number;
}

/** The units of a kind, each with its worth. */
function unitAt(
  tokens: readonly Token[],
  at: number,
  { words }: Language,
  kind: FactKind,
): [end: number, factor: number] {
  const units: [Phrases, number][] =
    kind === 'players'
      ? [[words.players, 1]]
      : kind === 'time'
        ? [
            [words.minutes, 1],
            [words.hours, MINUTES_OF_HOUR],
          ]
        : [
            [words.years, 1],
            [words.months, 1 / MONTHS_OF_YEAR],
          ];
  // 45', but not the end of a quoted 'Top 4'.
  const isMark = kind === 'time' && tokens[at]?.text === "'" && (tokens[at - 1]?.number ?? 1) % 5 === 0;
  if (isMark) return [at + 1, 1];
  const from = tokens[at]?.text === '-' ? at + 1 : at;
  const ends = units.map(([phrases, factor]) => [afterPhrase(tokens, from, phrases), factor] as [number, number]);
  const [longest = [from, 1]] = ends.toSorted(([a], [b]) => b - a);
  return longest[0] > from ? longest : [at, 0];
}

/** A number with its unit, also of two parts: '1 h 30', '1時間半'. */
function amountAt(tokens: readonly Token[], at: number, language: Language, kind: FactKind): Amount | null {
  const token = tokens[at];
  if (!token) return null;
  const isArticle = language.numbers.get(token.text) === 1;
  const spoken = kind === 'time' && (spokenTimeAt(tokens, at) ?? (isArticle ? spokenTimeAt(tokens, at + 1) : null));
  if (spoken) return { value: spoken.minutes, factor: 1, isWord: false, end: spoken.end };
  const value = token.number ?? language.numbers.get(token.text);
  if (value === undefined || Number.isNaN(value)) return null;
  const isWord = token.number === null;
  const [end, factor] = unitAt(tokens, at + 1, language, kind);
  if (end === at + 1) return { value, factor: null, isWord, end };
  if (factor !== MINUTES_OF_HOUR || kind !== 'time') return { value, factor, isWord, end };
  const half = afterPhrase(tokens, end, language.words.half);
  if (half > end) return { value: value + 1 / 2, factor, isWord, end: half };
  const second = afterPhrase(tokens, end, language.between[1]);
  const minutes = tokens[second]?.number;
  const [last, worth] = unitAt(tokens, second + 1, language, kind);
  const isRest = minutes !== undefined && minutes !== null && minutes < MINUTES_OF_HOUR && Number.isInteger(minutes);
  if (!isRest || worth > 1 || (last === second + 1 && second > end)) return { value, factor, isWord, end };
  return { value: value + minutes / MINUTES_OF_HOUR, factor, isWord, end: last };
}

/** The place of the second number of a range; null if there is none. */
function afterJoiner(
  tokens: readonly Token[],
  at: number,
  { words, between }: Language,
  is: { between: boolean; from: boolean; one: boolean },
): number | null {
  let next = at;
  if (is.between) next = afterPhrase(tokens, at, between[1]);
  if (next === at && HYPHENS.has(tokens[at]?.text ?? '')) next = at + 1;
  if (next === at) next = afterPhrase(tokens, at, words.to);
  if (next === at && (is.from || is.one)) {
    const mark = [',', '/'].includes(tokens[at]?.text ?? '')
      ? at + 1
      : Math.max(afterPhrase(tokens, at, between[1]), is.one ? afterPhrase(tokens, at, words.or) : at);
    const bound = afterPhrase(tokens, mark, words.upTo);
    next = bound > mark ? bound : at;
  }
  if (next === at) return null;
  if (is.from) next = afterPhrase(tokens, next, words.upTo);
  return afterPhrase(tokens, afterPhrase(tokens, next, words.articles), words.about);
}

/** Reads a quantity that begins at a place, in the words of one language. */
export function quantityAt(
  tokens: readonly Token[],
  start: number,
  language: Language,
  kind: FactKind,
): FoundQuantity | null {
  const { words } = language;
  const is = { from: false, upTo: false, between: false, lead: false };
  let at = start;
  for (let before = -1; before !== at;) {
    before = at;
    at = afterPhrase(tokens, at, words.about);
    if (kind === 'time' && tokens[at]?.text === '~') at += 1;
    if (kind === 'age' && tokens[at]?.text === '+' && tokens[at + 1]?.number != null) {
      is.from = true;
      at += 1;
    }
    const prefixes = [
      ['from', words.from],
      ...(kind === 'age' ? [['from', words.fromAge] as const] : []),
      ['upTo', words.upTo],
      ['between', language.between[0]],
      ['lead', words.lead],
    ] as const;
    // The longest decides: 'a' and 'a partir de'.
    const [longest] = prefixes
      .map(([name, phrases]) => ({ name, end: afterPhrase(tokens, at, phrases) }))
      .toSorted((a, b) => b.end - a.end);
    if (longest && longest.end > at) {
      is[longest.name] = true;
      at = afterPhrase(tokens, longest.end, words.articles);
      if (kind === 'age' && longest.name === 'from' && tokens[at]?.text === ':') at += 1;
    }
  }
  const first = amountAt(tokens, at, language, kind);
  if (!first) return null;
  const next = afterJoiner(tokens, first.end, language, { ...is, one: kind === 'players' && first.value === 1 });
  const joined = next === null ? null : amountAt(tokens, next, language, kind);
  const second = joined && (first.factor === null || joined.factor !== null) ? joined : null;
  if ((is.between || is.lead) && !second) return null;
  const isFor = FOR.has(tokens[start - 1]?.text ?? '') || tokens[at + 1]?.text === '-';
  return bounded(tokens, language, kind, { is, isFor, first, second });
}

interface Read {
  is: { from: boolean; upTo: boolean };
  isFor: boolean;
  first: Amount;
  second: Amount | null;
}

/** Reads what follows the numbers, and answers with both bounds in the unit of the kind. */
function bounded(
  tokens: readonly Token[],
  language: Language,
  kind: FactKind,
  { is, isFor, first, second }: Read,
): FoundQuantity | null {
  const { words } = language;
  const last = second ?? first;
  let at = last.end;
  let factor = last.factor ?? first.factor;
  let isOpen = false;
  let isUpper = false;
  for (let before = -1; before !== at;) {
    before = at;
    const isPlus = tokens[at]?.text === '+' && tokens[at + 1]?.number == null;
    const more = isPlus ? at + 1 : afterPhrase(tokens, at, words.orMore);
    const less = afterPhrase(tokens, at, words.orLess);
    if (more > at && !isOpen && !(HYPHENS.has(tokens[at]?.text ?? '') && tokens[at + 1]?.number != null)) {
      isOpen = true;
      at = more;
    } else if (less > at) {
      isUpper = true;
      at = less;
    } else if (factor === null) [at, factor] = unitOrNone(tokens, at, language, kind);
  }
  at = afterPhrase(tokens, at, words.about);
  if (kind !== 'age' && afterPhrase(tokens, at, words.each) > at) return null;
  const worth = (amount: Amount) => Math.round(amount.value * (amount.factor ?? factor ?? 1) * 100) / 100;
  const values = [worth(first), worth(last)];
  const whole = kind === 'age' ? values.map(Math.floor) : values;
  if (kind !== 'age' && !whole.every(Number.isInteger)) return null;
  const [low, high] = [Math.min(...whole), Math.max(...whole)];
  const isSingle = second === null && !is.from && !is.upTo && !isOpen && !isUpper;
  // A number in words alone is seldom a count.
  const isCount = {
    players: isFor && first.value > 1 && isSingle,
    time: first.factor === MINUTES_OF_HOUR,
    age: is.from || isOpen,
  }[kind];
  if (second === null && first.isWord && !isCount) return null;
  const found = { end: at, hasUnit: factor !== null, isSingle };
  if (second === null && (is.upTo || isUpper)) return { ...found, min: null, max: high };
  return { ...found, min: low, max: isOpen || (is.from && second === null) ? Infinity : high };
}

function unitOrNone(
  tokens: readonly Token[],
  at: number,
  language: Language,
  kind: FactKind,
): [end: number, factor: number | null] {
  const [end, factor] = unitAt(tokens, at, language, kind);
  return end > at ? [end, factor] : [at, null];
}

/** Reads a text that is a quantity and nothing else, in any of the languages; null for every other text. */
export function parseQuantity(text: string, kind: FactKind): Quantity | null {
  const tokens = tokensOf(text);
  for (const language of languages()) {
    const found = quantityAt(tokens, 0, language, kind);
    if (found?.end === tokens.length) return { min: found.min, max: found.max };
  }
  return null;
}
