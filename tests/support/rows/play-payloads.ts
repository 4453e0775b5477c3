import { recordPlay } from '#shared/plays/plays-contract.ts';
import type { Person } from '../server/owners.ts';

/** A minimal play in the specified form, with overrides. */
export const playPayload = (scores: Record<string, number | null> = { Ana: 12, Bea: 7 }, changes: object = {}) => ({
  players: JSON.stringify(Object.keys(scores)),
  scores: JSON.stringify(Object.values(scores)),
  ...changes,
});

/** Records a play over HTTP; throws if refused. */
export async function recordPlayFor(person: Person, gameId: number, play: object = playPayload()) {
  const { status, body } = await person.call(recordPlay, { params: { id: gameId }, body: play });
  if (status !== 201) throw new Error(`the play was not recorded: ${status} ${JSON.stringify(body)}`);
  return body;
}
