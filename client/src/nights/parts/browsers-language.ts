import { type Language, LANGUAGES } from '#shared/text/languages.ts';

/** The language of the browser, if guests can be written to in it; else English. */
export function browsersLanguage(): Language {
  const tag = typeof navigator === 'undefined' ? 'en' : navigator.language;
  return LANGUAGES.find((one) => tag.toLowerCase().split('-')[0] === one) ?? 'en';
}
