import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recipientKey } from '#server/platform/mails/mail-recipient.ts';
import { BORROWERS_A_DAY, borrowersToAsk } from './borrowers-to-ask.ts';

const ask = (userId: number, ...addresses: string[]) => addresses.map((to) => ({ userId, to }));

describe('no mail is sent', () => {
  test('to a borrower whom the owner mailed within a day, in any spelling of the address', () => {
    const earlier = [{ userId: 1, recipient: 'ben@example.org' }];
    expect(borrowersToAsk(ask(1, 'ben@example.org', 'ben+games@example.org'), earlier)).toEqual([]);
  });

  test('to a second spelling of an address in the same run', () => {
    const due = ask(1, 'b.en@gmail.com', 'ben+games@gmail.com', 'b.en@gmail.com');
    expect(borrowersToAsk(due, []).map(({ to }) => to)).toEqual(['b.en@gmail.com', 'b.en@gmail.com']);
  });

  test('beyond the daily limit of borrowers for each owner, including earlier mails', () => {
    const due = ask(1, ...Array.from({ length: 30 }, (_, n) => `ben${n}@example.org`));
    expect(borrowersToAsk(due, [])).toEqual(due.slice(0, BORROWERS_A_DAY));
    expect(borrowersToAsk(due, [{ userId: 1, recipient: 'cleo@example.org' }])).toHaveLength(BORROWERS_A_DAY - 1);
    expect(borrowersToAsk([{ userId: 1, to: null }], [])).toEqual([]);
  });
});

test('mails from other owners do not count', () => {
  const earlier = [
    { userId: 2, recipient: 'ben@example.org' },
    { userId: null, recipient: 'ben@example.org' },
  ];
  expect(borrowersToAsk(ask(1, 'ben@example.org'), earlier)).toHaveLength(1);
});

test('each owner mails one address per mailbox, within the limit, and no mailbox twice a day', () => {
  const address = fc.constantFrom('a@x.org', 'a+1@x.org', 'b@x.org', 'b.c@gmail.com', 'bc@gmail.com', 'd@x.org');
  const due = fc.array(fc.record({ userId: fc.constantFrom(1, 2), to: fc.option(address) }));
  const mails = fc.array(fc.record({ userId: fc.constantFrom(1, 2), recipient: address.map(recipientKey) }));
  fc.assert(
    fc.property(due, mails, (loans, earlier) => {
      const asking = borrowersToAsk(loans, earlier);
      expect(loans.filter((loan) => asking.includes(loan))).toEqual(asking);
      for (const owner of [1, 2]) {
        const to = [...new Set(asking.flatMap((loan) => (loan.userId === owner ? [String(loan.to)] : [])))];
        expect(new Set(to.map(recipientKey)).size).toBe(to.length);
        for (const { userId, recipient } of earlier)
          if (userId === owner) expect(to.map(recipientKey)).not.toContain(recipient);
      }
    }),
  );
});
