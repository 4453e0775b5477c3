import { listText } from '#shared/text/list-text.ts';
import { language } from './build-language.ts';

/** 'Ana, Bea and Cem'. */
export const namesText = (names: readonly string[]): string =>
  listText(names, language === 'en' ? undefined : language);
