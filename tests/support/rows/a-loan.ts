import { addLoan, type Loan, type NewLoan } from '#shared/games/loans/loans-contract.ts';
import type { Person } from '../server/owners.ts';

/** A loan's payload, with overrides. */
export const aLoan = (facts: Partial<NewLoan> = {}): NewLoan => ({
  direction: 'lent',
  personName: 'Ben',
  email: null,
  copyId: null,
  since: '2026-11-20',
  until: '2026-11-29',
  remindsOwner: true,
  remindsBorrower: false,
  ...facts,
});

/** Lends or borrows a game over HTTP; throws if refused. */
export async function lendFor(person: Person, gameId: number, facts: Partial<NewLoan> = {}): Promise<Loan> {
  const { status, body } = await person.call(addLoan, { params: { id: gameId }, body: aLoan(facts) });
  if (status !== 201) throw new Error(`the game was not lent: ${status} ${JSON.stringify(body)}`);
  return { ...body, createdAt: new Date(body.createdAt) };
}
