import type { Language } from '#shared/text/languages.ts';
import { IntlMessageFormat } from 'intl-messageformat';
import { Markup, markup, type Part } from '../http/markup.ts';
import { language, locale, type Translated } from './language.ts';

/** By the English message, in ICU's syntax (https://unicode-org.github.io/icu/userguide/format_parse/messages). */
type Catalogue<M extends string> = Readonly<Record<M, string>>;

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
type Names<M extends string> = M extends `${string}{${infer Rest}`
  ? (Rest extends `${infer Inner}}${string}` ? NameIn<Inner> : never) | Names<Rest>
  : never;
type Tags<M extends string> = M extends `${string}</${infer Tag}>${infer Rest}` ? Tag | Tags<Rest> : never;

type Values<M extends string> = [Names<M>] extends [never] ? [] : [values: { [Name in Names<M>]: Value }];
type MarkupValues<M extends string> = { [Name in Names<M>]: Part } & { [Tag in Tags<M>]: (inner: Part) => Markup };

/** What a message may have in its place: a number decides plurals, and is written as the language does. */
type Value = string | number;

/**
 * The words of a module. A message that the catalogues lack, or another name for one of its values, does not compile.
 * @param catalogues with the same messages each
 */
export function wordsIn<const M extends string>(catalogues: Readonly<Record<Translated, Catalogue<M>>>) {
  const formats = new Map<string, IntlMessageFormat>();
  const textOf = (message: string, chosen: Language): string =>
    (chosen === 'en' ? undefined : (catalogues[chosen] as Readonly<Record<string, string>>)[message]) ?? message;
  const formatOf = (message: M): IntlMessageFormat => {
    const key = `${language()} ${message}`;
    const known = formats.get(key);
    if (known) return known;
    const format = new IntlMessageFormat(textOf(message, language()), locale());
    formats.set(key, format);
    return format;
  };
  return {
    /** A message in the reader's language. */
    t: <K extends M>(message: K, ...[values]: Values<K>): string => String(formatOf(message).format(values)),
    /** The same with markup for its values and around its tags. */
    rich: <K extends M>(message: K, values: MarkupValues<K>): Markup => {
      const parts = formatOf(message).format<Part>(values);
      return markup`${parts}`;
    },
    /** A sentence that was made elsewhere, such as a refusal, in the reader's language; as it is if no catalogue has it. */
    known: (sentence: string): string => textOf(sentence, language()),
  };
}
