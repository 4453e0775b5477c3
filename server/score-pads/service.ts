import type * as z from 'zod';
import type { ScorePad, startPad as starting } from '#shared/score-pads/score-pads-contract.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database } from '#server/platform/database/database.ts';
import { violatedUniqueIndex } from '#server/platform/database/database-errors.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { hasGame } from '#server/games/service.ts';
import { publishPadChanged } from './notify.ts';
import { newPadCode } from './pad-code.ts';
import { withOwnerLockOnly } from '#server/platform/owner-data/with-owner-lock-only.ts';
import * as store from './store.ts';
import { coverPath } from '#server/platform/files/picture-path.ts';
import type { PadRow } from './store.ts';

export { type PadViewer, padViewers } from './pad-viewers.ts';

interface Found {
  pad: PadRow;
  /** Cover of its game. */
  imageUrl: string | null;
}

/** A pad as a requester sees it: game and play are the owner's only. */
export function shownPad({ pad, imageUrl }: Found, asker: Pick<Owner, 'id'> | null): ScorePad {
  const { code, key, gameTitle, sheet, status, startedAt } = pad;
  const isOwn = asker?.id === pad.userId;
  const own = isOwn ? { gameId: pad.gameId, playId: pad.playId } : { gameId: null, playId: null };
  // Other devices must not load covers from sites that the owner chose.
  const cover = isOwn || pad.gameId === null ? imageUrl : coverPath({ id: pad.gameId, imageUrl });
  return { code, key, gameTitle, imageUrl: cover, sheet, status, isOwn, startedAt, ...own };
}

type NewPad = z.output<(typeof starting)['body']>;

const RETENTION_DAYS = 7;

/** More collisions in a row are practically impossible. */
const CODES_TRIED = 5;

/**
 * Starts a score pad under an unused code. A known idempotency key returns its pad. A game that is not the owner's is
 * left out: a pad started offline may outlive its game, and its scores must not. @throws Refusal enough_pads
 */
export async function startPad(db: Database, owner: Owner, sent: NewPad): Promise<ScorePad> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await begin(db, owner, sent, newPadCode());
    } catch (error) {
      if (violatedUniqueIndex(error) !== 'score_pads_code' || tries === CODES_TRIED) throw error;
    }
  }
}

const begin = (db: Database, owner: Owner, sent: NewPad, code: string): Promise<ScorePad> =>
  withOwnerLockOnly(db, owner.id, async (tx) => {
    const existing = await store.findPadByKey(tx, owner.id, sent.key);
    if (existing) return shownPad(existing, owner);
    if ((await store.countOpenPads(tx, owner.id)) >= STORAGE_LIMITS.openPads.most) throw new Refusal('enough_pads');
    await store.deleteOldFinishedPads(tx, owner.id, STORAGE_LIMITS.finishedPads.most);
    const { bggId = null, startedAt = new Date() } = sent;
    const gameId = sent.gameId !== null && (await hasGame(tx, owner.id, sent.gameId)) ? sent.gameId : null;
    const started = new Date(Math.min(startedAt.getTime(), Date.now()));
    await store.insertPad(tx, { ...sent, gameId, bggId, code, userId: owner.id, startedAt: started });
    const made = await store.findPadByKey(tx, owner.id, sent.key);
    if (!made) throw new Error('the score pad was not inserted');
    return shownPad(made, owner);
  });

/** The owner's open pads, latest first. */
export async function listPads(db: Database, owner: Owner): Promise<ScorePad[]> {
  return (await store.listOpenPads(db, owner.id)).map((found) => shownPad(found, owner));
}

/** Discards a pad; its play stays. @throws Refusal not_found */
export const discardPad = (db: Database, owner: Owner, code: string): Promise<void> =>
  db.transaction(async (tx) => {
    const padId = await store.deleteOwnPad(tx, owner.id, code);
    if (padId === undefined) throw new Refusal('not_found');
    await publishPadChanged(tx, padId);
  });

/** Deletes pads of all owners without an entry for a week, including finished ones: their plays stay. */
export const expireScorePads = (db: Database): Promise<void> => store.deletePadsWithoutEntries(db, RETENTION_DAYS);
