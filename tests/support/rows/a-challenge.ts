import type { Challenge, NewChallenge } from '#shared/challenges/challenges-contract.ts';
import { addChallenge } from '#shared/challenges/challenges-contract.ts';
import type { Person } from '../server/owners.ts';

/** A 10 x 10 of the most played games in 2026, with overrides. */
export const aChallenge = (changes: Partial<NewChallenge> = {}): NewChallenge => ({
  name: '10 x 10',
  rule: { kind: 'ten_by_ten', games: null },
  startsOn: '2026-01-01',
  endsOn: '2026-12-31',
  ...changes,
});

/** The same as it is sent. */
export const aStoredChallenge = (changes: Partial<Challenge> = {}): Challenge => ({
  id: 1,
  name: '10 x 10',
  rule: { kind: 'ten_by_ten', games: null },
  startsOn: '2026-01-01',
  endsOn: '2026-12-31',
  archivedAt: null,
  createdAt: new Date('2026-01-01T12:00:00Z'),
  ...changes,
});

/** Adds a challenge over HTTP; throws if refused. */
export async function addChallengeFor(
  person: Person,
  changes: Partial<NewChallenge> = {},
): Promise<Pick<Challenge, 'id' | 'name'>> {
  const { status, body } = await person.call(addChallenge, { body: aChallenge(changes) });
  if (status !== 201) throw new Error(`the challenge was not added: ${status} ${JSON.stringify(body)}`);
  return body;
}
