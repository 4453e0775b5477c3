import type * as z from 'zod';
import * as store from './store.ts';
import type { Play } from '#shared/plays/plays-contract.ts';
import type { finishPad as finishing } from '#shared/score-pads/score-pads-contract.ts';
import { foldPad } from '#shared/score-pads/fold-pad.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { padPlay } from '#shared/score-pads/pad-play.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database, Transaction, Connection } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { withOwnerLock } from '#server/platform/owner-data/with-owner-lock.ts';
import { publishEventChanged } from '#server/platform/live/publish-events.ts';
import { countNightPlays, findPlay, writePlay } from '#server/plays/service.ts';
import { publishPadChanged } from './notify.ts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { events } from '#shared/schema/nights.ts';

/** People sit down early, and the last game ends late. */
const [HOURS_BEFORE, HOURS_AFTER] = [1, 3];

/** The owner's night at which a game was played that began at a moment: the latest one, if there are several. */
async function ongoingNight(db: Connection, userId: number, began: Date): Promise<number | null> {
  const at = sql`${began.toISOString()}::timestamptz`;
  const [night] = await db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.userId, userId),
        inArray(events.status, ['scheduled', 'completed']),
        sql`${events.date} <= ${at} + make_interval(hours => ${HOURS_BEFORE})`,
        sql`${events.date} >= ${at} - make_interval(mins => ${events.durationMinutes}, hours => ${HOURS_AFTER})`,
      ),
    )
    .orderBy(desc(events.date), desc(events.id))
    .limit(1);
  return night?.id ?? null;
}

const PLAYS_OF_NIGHT = STORAGE_LIMITS.playsOnANight.most;

/** What follows, in the same transaction, from a pad's play that belongs to a night. */
export type OnPadPlay = (tx: Transaction, owner: Owner, eventId: number, play: Play) => Promise<void>;

type FinishDetails = z.output<(typeof finishing)['body']>;

/**
 * Records the play of a pad and closes it: later entries are refused. Idempotent: returns the same play. It counts like
 * any other, and belongs to the night during which it began: its wrap-up and its results have it. @throws Refusal not_found, also if the play was deleted since; pad_empty
 */
export const finishPad = (
  db: Database,
  owner: Owner,
  code: string,
  details: FinishDetails,
  onPlay: OnPadPlay,
): Promise<Play> =>
  withOwnerLock(db, owner.id, async (tx) => {
    const pad = await store.lockOwnPad(tx, owner.id, code);
    if (!pad) throw new Refusal('not_found');
    if (pad.status === 'finished') return recordedPlay(tx, owner, pad);
    const table = padPlay(pad.sheet, foldPad(await store.entriesAfter(tx, pad.id, 0)));
    if (table.players.length === 0) throw new Refusal('pad_empty');
    const recording = { idempotencyKey: `pad-${pad.key}`, markAsPlayed: true, winner: null };
    const { gameId, gameTitle: title, bggId } = pad;
    const game = { gameId, title, bggId };
    const nightId = await nightOf(tx, owner, pad);
    const { play } = await writePlay(tx, owner, game, { ...table, ...details, ...recording }, nightId);
    await store.updatePad(tx, pad.id, { status: 'finished', playId: play.id });
    await publishPadChanged(tx, pad.id);
    if (nightId !== null) {
      await onPlay(tx, owner, nightId, play);
      await publishEventChanged(tx, nightId);
    }
    return play;
  });

/** The night during which the pad began, unless that has no room for another play: the play is recorded without it then. */
async function nightOf(tx: Transaction, owner: Owner, { startedAt }: store.PadRow): Promise<number | null> {
  const nightId = await ongoingNight(tx, owner.id, startedAt);
  return nightId !== null && (await countNightPlays(tx, owner.id, nightId)) < PLAYS_OF_NIGHT ? nightId : null;
}

async function recordedPlay(tx: Transaction, owner: Owner, { playId }: store.PadRow): Promise<Play> {
  const play = playId === null ? undefined : await findPlay(tx, owner.id, playId);
  if (!play) throw new Refusal('not_found');
  return play;
}
