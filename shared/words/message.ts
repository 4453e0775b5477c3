/** An English message in ICU's syntax (https://unicode-org.github.io/icu/userguide/format_parse/messages), or its parts. */
export type Message = string | Parts;

/**
 * A message as a build writes it, which needs no parser: text, 0 for the number of a plural, a value, a value with 1 that is written
 * as a number, the cases of a plural or choice, or a tag around parts.
 */
export type Parts = readonly (
  | string
  | 0
  | [value: string]
  | [value: string, asNumber: 1]
  | [value: string, cases: Cases, kind: CaseKind]
  | [tag: string, inner: Parts]
)[];
type Cases = Readonly<Record<string, Parts>>;
export type CaseKind = 'cardinal' | 'ordinal' | 'select';

/**
 * A message with its values, as texts beside what is no text. A value that decides a plural is written as the locale writes numbers,
 * another as it is; a tag gets what stands in it.
 */
export function write<V>(parts: Parts, values: Given<V>, locale: string, counted = 0): Written<V>[] {
  return parts.flatMap((part): Written<V>[] => {
    if (typeof part === 'string') return [part];
    if (part === 0) return [counted.toLocaleString(locale)];
    const [name, inner, kind] = part;
    const value = values[name];
    if (!(name in values)) throw new Error(`a message lacks its ${name}`);
    if (inner === undefined) return [typeof value === 'number' ? String(value) : (value as V)];
    if (inner === 1) return [Number(value).toLocaleString(locale)];
    if (isParts(inner)) return [(value as TagFor<V>)(write(inner, values, locale, counted))];
    if (kind === 'select') return write(inner[String(value)] ?? inner['other'] ?? [], values, locale, counted);
    const count = Number(value);
    const chosen = inner[`=${count}`] ?? inner[rulesOf(locale, kind).select(count)] ?? inner['other'] ?? [];
    return write(chosen, values, locale, count);
  });
}

type Written<V> = string | V;
type TagFor<V> = (inner: Written<V>[]) => V;
type Given<V> = Readonly<Record<string, Written<V> | number | TagFor<V>>>;

const isParts = (inner: Parts | Cases): inner is Parts => Array.isArray(inner);

/** Making rules takes longer than using them. */
const rules = new Map<string, Intl.PluralRules>();

function rulesOf(locale: string, type: 'cardinal' | 'ordinal' = 'cardinal'): Intl.PluralRules {
  const key = `${locale} ${type}`;
  const known = rules.get(key) ?? new Intl.PluralRules(locale, { type });
  rules.set(key, known);
  return known;
}

type Letters<Text extends string> = Text extends `${infer First}${infer Rest}` ? First | Letters<Rest> : never;
type Letter = Letters<'abcdefghijklmnopqrstuvwxyz'>;
type IsName<T extends string> = T extends ''
  ? true
  : T extends `${Letter | Uppercase<Letter>}${infer Rest}`
    ? IsName<Rest>
    : false;
/** 'count' of '{count, plural, one {# seat} other {# seats}}', 'name' of '{name}'; not '# seat'. */
type NameIn<Inner extends string> = Inner extends `${infer Name}, ${string}`
  ? IsName<Name> extends true
    ? Name
    : never
  : Inner extends ''
    ? never
    : IsName<Inner> extends true
      ? Inner
      : never;
/** Names of the values of a message. */
export type Names<M extends string> = M extends `${string}{${infer Rest}`
  ? (Rest extends `${infer Inner}}${string}` ? NameIn<Inner> : never) | Names<Rest>
  : never;
/** Names of its tags. */
export type Tags<M extends string> = M extends `${string}</${infer Tag}>${infer Rest}` ? Tag | Tags<Rest> : never;

/** What a message may have in its place: a number decides plurals, and is written as the language does. */
type Value = string | number;
/** The values that a message needs; none if it has no names. */
export type Values<M extends string> = [Names<M>] extends [never] ? [] : [values: { [Name in Names<M>]: Value }];
