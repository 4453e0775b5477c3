import { expect, test } from 'vitest';
import { REPORT_LABELS } from '#shared/accounts/report-labels.ts';
import { LANGUAGES } from '#shared/enums.ts';
import { inLanguage } from '#server/platform/words/language.ts';
import { known } from '../words.ts';
import { KNOWN_SENTENCES } from './known-sentences.ts';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

test.each(OTHERS)('a sentence from elsewhere is written in %s', (language) => {
  const english = [...KNOWN_SENTENCES, ...Object.values(REPORT_LABELS)];
  expect(english.filter((sentence) => inLanguage(language, () => known(sentence)) === sentence)).toEqual([]);
});
