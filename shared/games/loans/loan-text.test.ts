import { describe, expect, it, test } from 'vitest';
import { awayReason, loanText, nearDay, type DescribedLoan, returnedLoanText } from './loan-text.ts';

const TODAY = '2026-11-24';
const ENGLISH = 'en-GB';
const loan = (facts: Partial<DescribedLoan> = {}): DescribedLoan => ({
  direction: 'lent',
  personName: 'Ben',
  since: '2026-11-20',
  until: '2026-12-06',
  returnedOn: null,
  ...facts,
});

describe('a card says', () => {
  it.each([
    ['With Ben until Sun 6 Dec', {}],
    ['With Ben until Wed 6 Jan 2027', { until: '2027-01-06' }],
    ['With Ben', { until: null }],
    ['With Ben, due Mon 23 Nov', { until: '2026-11-23' }],
    ['To Ben from Wed 25 Nov', { since: '2026-11-25' }],
    ['From Ben until Sun 6 Dec', { direction: 'borrowed' as const }],
    ['From Ben from Wed 25 Nov', { direction: 'borrowed' as const, since: '2026-11-25' }],
  ])('%s', (words, facts) => {
    expect(loanText(loan(facts), TODAY, ENGLISH)).toBe(words);
  });
});

describe('an evening plan says', () => {
  it.each([
    ['Brass is with Ben until Sunday', { until: '2026-11-29' }],
    ['Brass is with Ben until Tuesday', { until: TODAY }],
    ['Brass is with Ben until Tuesday 1 December', { until: '2026-12-01' }],
    ['Brass is with Ben', { until: null }],
    ['Brass is with Ben and was due on Monday 23 November', { until: '2026-11-23' }],
  ])('%s', (words, facts) => {
    expect(awayReason('Brass', loan(facts), TODAY, ENGLISH)).toBe(words);
  });
});

it('uses only the weekday for days within the next week', () => {
  expect(nearDay('2026-11-30', TODAY, ENGLISH)).toBe('Monday');
  expect(nearDay('2026-12-01', TODAY, ENGLISH)).toBe('Tuesday 1 December');
});

test.each([
  [{ since: '2026-03-03', returnedOn: '2026-04-09' }, 'Lent to Ben, 3 Mar to 9 Apr'],
  [{ since: '2025-03-03', returnedOn: '2025-04-09' }, 'Lent to Ben, 3 Mar to 9 Apr 2025'],
  [{ since: '2025-12-20', returnedOn: '2026-01-04' }, 'Lent to Ben, 20 Dec 2025 to 4 Jan'],
  [{ since: '2026-03-03', returnedOn: '2026-03-03' }, 'Lent to Ben, 3 Mar'],
  [{ since: '2026-06-01', returnedOn: '2026-05-30' }, 'Lent to Ben, 30 May'],
])('a returned loan, %o, is described as %j', (days, sentence) => {
  const ended = { direction: 'lent', personName: 'Ben', until: null, ...days } as const;
  expect(returnedLoanText(ended, '2026-07-01', ENGLISH)).toBe(sentence);
  expect(returnedLoanText({ ...ended, direction: 'borrowed' }, '2026-07-01', ENGLISH)).toBe(
    sentence.replace('Lent to', 'Borrowed from'),
  );
});

test('dates have the format of the reader', () => {
  expect(loanText(loan(), TODAY, 'en-US')).toBe('With Ben until Sun, Dec 6');
  expect(awayReason('Brass', loan(), TODAY, 'en-US')).toBe('Brass is with Ben until Sunday, December 6');
  expect(returnedLoanText(loan({ since: '2025-12-20', returnedOn: '2026-01-04' }), TODAY, 'en-US')).toBe(
    'Lent to Ben, Dec 20, 2025 to Jan 4',
  );
});
