import { expect, test } from 'vitest';
import { MAIL_KINDS, NEWS_KINDS } from '#shared/enums.ts';
import { NEWS, noticeOf } from './news.ts';

const all = Object.entries(NEWS);

test('each kind of mail tells one piece of news', () => {
  expect(all.flatMap(([, { mails }]) => mails).toSorted()).toEqual(MAIL_KINDS.toSorted());
});

test('channels are told what they may choose, and nothing else', () => {
  expect(all.filter(([, { audience }]) => audience.includes('channels')).map(([name]) => name)).toEqual(
    expect.arrayContaining([...NEWS_KINDS]),
  );
  expect(all.filter(([, { audience }]) => audience.includes('channels'))).toHaveLength(NEWS_KINDS.length);
});

test.each(['invitation', 'answer_received', 'message', 'results', 'verify_account', 'loan_due'] as const)(
  '%s is always mailed',
  (kind) => {
    expect(noticeOf(kind)).toBeNull();
  },
);

test('guests and hosts have notices of their own', () => {
  expect(noticeOf('date_set')).toEqual({ notice: 'dates', isToHost: false });
  expect(noticeOf('host_date_set')).toEqual({ notice: 'dates', isToHost: true });
});
