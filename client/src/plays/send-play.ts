import { call } from '#client/lib/http/http.ts';
import type { Sent } from '#shared/contract/contract.ts';
import * as contracts from '#shared/plays/plays-contract.ts';
import type { Play } from '#shared/plays/plays-contract.ts';
import { USER_ID_HEADER } from '#shared/user-id-header.ts';

/** A game on the owner's lists by id, or any game by title. */
export type PlayedGame = { id: number; title: string } | { id: null; title: string; bggId?: number | null };

export type PlayToRecord = Sent<typeof contracts.recordPlay>['body'];

/** A play to be sent. */
export interface PlaySubmission {
  game: PlayedGame;
  play: PlayToRecord;
  /**
   * Another version was sent with the same key, and the response lost. If the server answers with that first version,
   * it is changed to this one.
   */
  amends: boolean;
}

/** Time-out in milliseconds after which the server counts as unreachable. */
const PATIENCE = 10_000;

/** Records a play, once per idempotency key. @param ownerId the user; 401 if somebody else is signed in by now */
export async function sendPlay({ game, play, amends }: PlaySubmission, ownerId: number): Promise<Play> {
  const headers = { [USER_ID_HEADER]: String(ownerId) };
  const signal = () => AbortSignal.timeout(PATIENCE);
  const elsewhere = { ...play, gameTitle: game.title, bggId: game.id === null ? game.bggId : null };
  const recorded = await (game.id === null
    ? call(contracts.recordPlayElsewhere, { body: elsewhere }, signal(), headers)
    : call(contracts.recordPlay, { params: { id: game.id }, body: play }, signal(), headers));
  if (!amends) return recorded;
  const changed = { params: { id: recorded.id }, body: { ...play, markAsPlayed: false } };
  return call(contracts.changePlay, changed, signal(), headers);
}
