import { inLanguage, type Translated } from '#server/platform/words/language.ts';

const TRANSLATED: readonly Translated[] = ['de', 'fr', 'es'];
const HAS_WORD = /\p{L}{2}/u;

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.split('\n').filter((line) => HAS_WORD.test(line));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/**
 * The texts of a mail, in any depth, that are the same in English and in another language, after that language: what
 * nobody translated. @param ours whether Rollcall writes such a text; people and games keep their names
 */
export function sameTexts(write: () => unknown, ours: (text: string) => boolean): string[] {
  const english = new Set(inLanguage('en', () => textsIn(write())));
  const same = TRANSLATED.flatMap((language) =>
    inLanguage(language, () => textsIn(write()))
      .filter((text) => english.has(text) && ours(text))
      .map((text) => `${language}: ${text}`),
  );
  return [...new Set(same)];
}
