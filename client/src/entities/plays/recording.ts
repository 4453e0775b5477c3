import { call } from '#client/lib/http.ts';
import type { Sent } from '#shared/contracts/contract.ts';
import * as contracts from '#shared/contracts/plays.ts';
import type { Play } from '#shared/contracts/plays.ts';
import { PERSON_HEADER } from '#shared/person-header.ts';

/** A game of the owner's lists by its id, or any by its title. */
export type PlayedGame = { id: number; title: string } | { id: null; title: string; bggId?: number | null };

export type PlayToRecord = Sent<typeof contracts.recordPlay>['body'];

/** A play on its way to the server. */
export interface Recording {
  game: PlayedGame;
  play: PlayToRecord;
  /**
   * Something else was sent under the same key before, and its answer lost. If it was recorded all the same, the server
   * answers that first play, which is then changed to what is sent now.
   */
  amends: boolean;
}

/** Milliseconds after which a server that says nothing is out of reach. */
const PATIENCE = 10_000;

/**
 * Records a play, once for its idempotency key.
 * @param ownerId whose play it is; refused with 401 where somebody else is signed in by now
 */
export async function sendRecording({ game, play, amends }: Recording, ownerId: number): Promise<Play> {
  const headers = { [PERSON_HEADER]: String(ownerId) };
  const signal = () => AbortSignal.timeout(PATIENCE);
  const elsewhere = { ...play, gameTitle: game.title, bggId: game.id === null ? game.bggId : null };
  const recorded = await (game.id === null
    ? call(contracts.recordPlayElsewhere, { body: elsewhere }, signal(), headers)
    : call(contracts.recordPlay, { params: { id: game.id }, body: play }, signal(), headers));
  if (!amends) return recorded;
  const changed = { params: { id: recorded.id }, body: { ...play, markAsPlayed: false } };
  return call(contracts.changePlay, changed, signal(), headers);
}
