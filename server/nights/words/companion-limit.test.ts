import { expect, test } from 'vitest';
import { inLanguage } from '#server/platform/words/language.ts';
import { companionLimitText } from '../decide-answer.ts';

test('the limit is a sentence to the guest, in their language', () => {
  expect([0, 1, 2].map(companionLimitText)).toEqual([
    'Please come alone: this invitation is for one person.',
    'You may bring one more person.',
    'You may bring 2 more people.',
  ]);
  expect(inLanguage('de', () => [0, 1, 2].map(companionLimitText))).toEqual([
    'Bitte komm allein: Diese Einladung gilt für eine Person.',
    'Du kannst eine weitere Person mitbringen.',
    'Du kannst 2 weitere Personen mitbringen.',
  ]);
});
