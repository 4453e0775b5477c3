import { IntlMessageFormat } from 'intl-messageformat';

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

type Elements = Exclude<ConstructorParameters<typeof IntlMessageFormat>[0], string>;

/** The elements of a message, as `IntlMessageFormat` takes them. */
const elementsOf = (parts: Parts): unknown[] =>
  parts.map((part) => {
    if (typeof part === 'string') return { type: ELEMENTS.text, value: part };
    if (part === 0) return { type: ELEMENTS.number };
    const [value, inner, kind] = part;
    if (inner === undefined) return { type: ELEMENTS.value, value };
    if (inner === 1) return { type: ELEMENTS.written, value };
    if (isParts(inner)) return { type: ELEMENTS.tag, value, children: elementsOf(inner) };
    const cases = Object.entries(inner).map(([name, one]) => [name, { value: elementsOf(one) }] as const);
    const options = Object.fromEntries(cases);
    return kind === 'select'
      ? { type: ELEMENTS.choice, value, options }
      : { type: ELEMENTS.plural, value, options, offset: 0, pluralType: kind };
  });

const isParts = (inner: Parts | Cases): inner is Parts => Array.isArray(inner);

/** Their types in @formatjs/icu-messageformat-parser. */
export const ELEMENTS = { text: 0, value: 1, written: 2, choice: 5, plural: 6, number: 7, tag: 8 };

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

/** Making a format takes longer than using it. */
const formats = new Map<string, Map<Message, IntlMessageFormat>>();

/** The format of a message in a locale. */
export function formatOf(message: Message, locale: string): IntlMessageFormat {
  const ofLocale = formats.get(locale) ?? new Map<Message, IntlMessageFormat>();
  formats.set(locale, ofLocale);
  const known = ofLocale.get(message);
  if (known) return known;
  const format = new IntlMessageFormat(
    typeof message === 'string' ? message : (elementsOf(message) as Elements),
    locale,
  );
  ofLocale.set(message, format);
  return format;
}
