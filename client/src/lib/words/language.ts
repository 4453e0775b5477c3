import { LANGUAGES, type Language } from '#shared/text/languages.ts';

/** The language of these screens: each has a build of its own. */
export const language: Language = LANGUAGES.find((one) => one === import.meta.env?.['VITE_LANGUAGE']) ?? 'en';
