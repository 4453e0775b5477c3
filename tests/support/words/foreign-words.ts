import { LANGUAGES, type Language } from '#shared/text/languages.ts';
import { CATALOGUES, literalsOf, patternOf, type Translated } from './catalogues.ts';

const WORD = /\p{L}{2,}/gu;
const HAS_WORD = /\p{L}{2}/u;
/** Addresses of pages and mails. */
const ADDRESS = /https?:\/\/\S+|\S+@\S+/g;
/** What a message quotes as an example. */
const QUOTED = /„[^“]*“|«[^»]*»|`[^`]*`/g;
/** Of products and places, the same everywhere. */
const NAMES = ['Rollcall', 'Google', 'Outlook', 'UTC', 'English', 'Deutsch', 'Français', 'Español'];

const wordsIn = (text: string): string[] =>
  (text.replaceAll(ADDRESS, ' ').match(WORD) ?? []).map((word) => word.toLowerCase());

/** Names of months and days, as `Intl` writes them. */
function calendarWords(language: Language): string[] {
  const moments = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, month + 1)));
  return (['long', 'short'] as const).flatMap((length) => {
    const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      month: length,
      weekday: length,
      day: 'numeric',
      timeZone: 'UTC',
    });
    return moments.flatMap((moment) => wordsIn(format.format(moment)));
  });
}

/** Every word of a language's catalogue and calendar. */
const vocabulary = (language: Language): Set<string> =>
  new Set([
    ...(language === 'en'
      ? CATALOGUES.de.map(([english]) => english)
      : CATALOGUES[language].map(([, own]) => own)
    ).flatMap((message) => literalsOf(message).flatMap((text) => wordsIn(text.replaceAll(QUOTED, ' ')))),
    ...calendarWords(language),
  ]);

const VOCABULARIES = Object.fromEntries(LANGUAGES.map((language) => [language, vocabulary(language)])) as Readonly<
  Record<Language, Set<string>>
>;

/** Whether a text is one of these messages, with any values. */
function matcher(messages: readonly string[]): (text: string) => boolean {
  const ones = [...new Set(messages)].map((message) => {
    const literals = literalsOf(message)
      .filter((text) => HAS_WORD.test(text))
      .map((text) => text.replaceAll(/\s+/g, ' ').trim());
    return { literals, pattern: new RegExp(`^(?:${patternOf(message)})$`, 'u') };
  });
  // Few have a word of the text: the others need no pattern.
  return (text) =>
    ones.some(({ literals, pattern }) => literals.some((one) => text.includes(one)) && pattern.test(text));
}
const matchers = new Map<Translated, Record<'english' | 'own', (text: string) => boolean>>();

function matchersOf(language: Translated) {
  const known = matchers.get(language);
  if (known) return known;
  // Others are found by their words; '{browser} on {system}' fits any sentence with 'on'.
  const isTelling = (message: string) => literalsOf(message).flatMap(wordsIn).length >= (message.includes('{') ? 2 : 1);
  const isOwn = (text: string) => wordsIn(text).every((word) => VOCABULARIES[language].has(word));
  const differing = CATALOGUES[language].filter(
    ([english, own]) => english !== own && isTelling(english) && isTelling(own) && literalsOf(english).every(isOwn),
  );
  const made = {
    english: matcher(differing.map(([english]) => english)),
    own: matcher(CATALOGUES[language].map(([, own]) => own).filter(isTelling)),
  };
  matchers.set(language, made);
  return made;
}

/**
 * What of these pieces of text is not in the language: whole messages in English, and words that only other languages'
 * catalogues have.
 * @param typed words that people typed in the course of the test
 */
export function foreignIn(language: Translated, pieces: readonly string[], typed: ReadonlySet<string>): string[] {
  const isMessage = matchersOf(language);
  const names = new Set([...NAMES, ...typed].flatMap(wordsIn));
  const isOwn = (word: string) => names.has(word) || VOCABULARIES[language].has(word);
  const texts = new Set(pieces.map((piece) => piece.replaceAll(/\s+/g, ' ').trim()));
  const reported = new Set<string>();
  // A sentence is read after its parts, and says nothing new with their words.
  return [...texts]
    .toSorted((one, other) => one.length - other.length)
    .flatMap((text) => {
      const foreign = wordsIn(text).filter(
        (word) => !isOwn(word) && LANGUAGES.some((one) => VOCABULARIES[one].has(word)),
      );
      if (foreign.some((word) => !reported.has(word))) {
        for (const word of foreign) reported.add(word);
        return [`${foreign.join(', ')}: ${text}`];
      }
      const isEnglish =
        foreign.length === 0 &&
        wordsIn(text).some((word) => !names.has(word)) &&
        isMessage.english(text) &&
        !isMessage.own(text);
      return isEnglish ? [`a message: ${text}`] : [];
    });
}
