import { expect, test } from 'vitest';
import { sameTexts } from '#tests/support/mails/same-texts.ts';
import { dueMail } from './loan-mails.ts';

const loan = { direction: 'lent' as const, personName: 'Ben', since: '2026-10-24', until: '2026-11-22' };

test.each([
  [1, 'Maya'],
  [21, 'Maya'],
  [22, null],
])('a mail to a borrower of %i games is all in the language of its reader', (count, name) => {
  const write = () => {
    const loans = Array.from({ length: count }, (_, place) => ({ ...loan, title: `Azul ${place}` }));
    const owner = { name, email: null, stop: 'https://games.example.org/s' };
    const { subject, text, fromName } = dueMail('ben@example.org', loans, owner, '2026-11-24');
    return { subject, text, fromName };
  };
  expect(sameTexts(write, (one) => one !== 'Maya (Rollcall)')).toEqual([]);
});
