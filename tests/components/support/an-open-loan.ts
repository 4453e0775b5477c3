import type { Loan } from '#shared/games/loans/loans-contract.ts';

/** A game that is lent to Ben, with overrides. */
export const anOpenLoan = (facts: Partial<Loan> = {}): Loan => ({
  id: 1,
  gameId: 1,
  copyId: null,
  copiesOfGame: 1,
  direction: 'lent',
  personName: 'Ben',
  email: null,
  since: '2026-01-20',
  until: '2999-11-29',
  returnedOn: null,
  remindsOwner: true,
  remindsBorrower: false,
  createdAt: new Date('2026-01-20T00:00:00Z'),
  ...facts,
});
