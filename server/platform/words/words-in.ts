import type { Language } from '#shared/text/languages.ts';
import { type Names, type Tags, type Values, write } from '#shared/words/message.ts';
import { partsOf } from '#shared/words/read-message.ts';
import { Markup, markup, type Part } from '../http/markup.ts';
import { language, locale, type Translated } from './language.ts';

/** By the English message, in ICU's syntax (https://unicode-org.github.io/icu/userguide/format_parse/messages). */
type Catalogue<M extends string> = Readonly<Record<M, string>>;

type MarkupValues<M extends string> = { [Name in Names<M>]: Part } & { [Tag in Tags<M>]: (inner: Part) => Markup };

/**
 * The words of a module. A message that the catalogues lack, or another name for one of its values, does not compile.
 * @param catalogues with the same messages each
 */
export function wordsIn<const M extends string>(catalogues: Readonly<Record<Translated, Catalogue<M>>>) {
  const textOf = (message: string, chosen: Language): string =>
    (chosen === 'en' ? undefined : (catalogues[chosen] as Readonly<Record<string, string>>)[message]) ?? message;
  return {
    /** A message in the reader's language. */
    t: <K extends M>(message: K, ...[values]: Values<K>): string => {
      const text = textOf(message, language());
      return values === undefined ? text : write(partsOf(text), values, locale()).join('');
    },
    /** The same with markup for its values and around its tags. */
    rich: <K extends M>(message: K, values: MarkupValues<K>): Markup =>
      markup`${write<Part>(partsOf(textOf(message, language())), values, locale())}`,
    /** A sentence that was made elsewhere, such as a refusal, in the reader's language; as it is if no catalogue has it. */
    known: (sentence: string): string => textOf(sentence, language()),
  };
}
