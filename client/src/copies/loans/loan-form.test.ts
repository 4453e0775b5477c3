import { describe, expect, it } from 'vitest';
import { fieldsOf, loanOf } from './loan-form.ts';

const TODAY = '2026-11-22';
const fields = { ...fieldsOf(undefined, TODAY), personName: 'Ben' };

describe('a new loan', () => {
  it('defaults to two weeks with a reminder for its owner only', () => {
    expect(loanOf(fields, 'lent')).toEqual({
      direction: 'lent',
      personName: 'Ben',
      copyId: null,
      email: null,
      since: TODAY,
      until: '2026-12-06',
      remindsOwner: true,
      remindsBorrower: false,
    });
  });

  it('reminds the borrower only with an address and a last day, and never the owner of a borrowed game', () => {
    const asks = { ...fields, email: ' ben@example.org ', remindsBorrower: true };
    expect(loanOf(asks, 'lent')).toMatchObject({ email: 'ben@example.org', remindsBorrower: true });
    expect(loanOf({ ...asks, email: ' ' }, 'lent')).toMatchObject({ email: null, remindsBorrower: false });
    expect(loanOf({ ...asks, until: '' }, 'lent')).toMatchObject({ until: null, remindsBorrower: false });
    expect(loanOf({ ...asks, copyId: '7' }, 'lent').copyId).toBe(7);
    expect(loanOf({ ...asks, copyId: '7' }, 'borrowed').copyId).toBeNull();
    expect(loanOf(asks, 'borrowed')).toMatchObject({ email: null, remindsBorrower: false });
  });
});
