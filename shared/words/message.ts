import { IntlMessageFormat } from 'intl-messageformat';

/** An English message in ICU's syntax (https://unicode-org.github.io/icu/userguide/format_parse/messages), or its parts. */
export type Message = string | Parts;
type Parts = Exclude<ConstructorParameters<typeof IntlMessageFormat>[0], string>;

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
  const known = formats.get(locale) ?? new Map<Message, IntlMessageFormat>();
  formats.set(locale, known);
  const format = known.get(message) ?? new IntlMessageFormat(message, locale);
  known.set(message, format);
  return format;
}
