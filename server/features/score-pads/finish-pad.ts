import type * as z from 'zod';
import type { Play } from '#shared/contracts/plays.ts';
import type { finishPad as finishing } from '#shared/contracts/score-pads.ts';
import { foldPad } from '#shared/rules/score-pad/fold-pad.ts';
import { playOf } from '#shared/rules/score-pad/play-of.ts';
import type { Owner } from '#server/auth/owner.ts';
import type { Database, Transaction } from '#server/database/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import { withOwnerLock } from '#server/owner-data/with-owner-lock.ts';
import { ongoingNight } from './ongoing-night.ts';
import { publishEventChanged } from '#server/domain/nights/notify.ts';
import { findPlay } from '#server/domain/plays/store.ts';
import { writePlay } from '#server/domain/plays/write-play.ts';
import { publishPadChanged } from './notify.ts';
import * as store from './store.ts';

type FinishDetails = z.output<(typeof finishing)['body']>;

/**
 * Records the play of a pad and closes it: later entries are refused. Idempotent: returns the same play. It counts like
 * any other, and belongs to the night during which it began: its wrap-up and its results have it. @throws Refusal not_found, also if the play was deleted since; pad_empty
 */
export const finishPad = (db: Database, owner: Owner, code: string, details: FinishDetails): Promise<Play> =>
  withOwnerLock(db, owner.id, async (tx) => {
    const pad = await store.lockOwnPad(tx, owner.id, code);
    if (!pad) throw new Refusal('not_found');
    if (pad.status === 'finished') return recordedPlay(tx, owner, pad);
    const table = playOf(pad.sheet, foldPad(await store.entriesAfter(tx, pad.id, 0)));
    if (table.players.length === 0) throw new Refusal('pad_empty');
    const recording = { idempotencyKey: `pad-${pad.key}`, markAsPlayed: true, winner: null };
    const { gameId, gameTitle: title, bggId } = pad;
    const game = { gameId, title, bggId };
    const nightId = await ongoingNight(tx, owner.id, pad.startedAt);
    const { play } = await writePlay(tx, owner, game, { ...table, ...details, ...recording }, nightId);
    await store.updatePad(tx, pad.id, { status: 'finished', playId: play.id });
    await publishPadChanged(tx, pad.id);
    if (nightId !== null) await publishEventChanged(tx, nightId);
    return play;
  });

async function recordedPlay(tx: Transaction, owner: Owner, { playId }: store.PadRow): Promise<Play> {
  const play = playId === null ? undefined : await findPlay(tx, owner.id, playId);
  if (!play) throw new Refusal('not_found');
  return play;
}
