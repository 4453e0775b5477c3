import { LANGUAGES } from '#shared/text/languages.ts';
import { expect, test } from 'vitest';
import { REPORT_LABELS } from '#shared/accounts/report-labels.ts';
import { inLanguage } from '#server/platform/words/language.ts';
import { known } from './words.ts';
import { KNOWN_SENTENCES } from './known-sentences.ts';

/** Of one word, they may be the same. */
const isSentence = (text: string) => text.includes(' ');
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

test.each(OTHERS)('a sentence from elsewhere is written in %s', (language) => {
  const english = [...KNOWN_SENTENCES, ...Object.values(REPORT_LABELS)].filter(isSentence);
  expect(english.filter((sentence) => inLanguage(language, () => known(sentence)) === sentence)).toEqual([]);
});
