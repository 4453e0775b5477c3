import type { ImportReason } from '#shared/rules/import-reasons.ts';
import type { ImportedPlay } from '#shared/rules/imported-play.ts';
import { changedParts, mergePlay } from '#shared/rules/merge-play.ts';
import type { Connection } from '../../database/database.ts';
import type { DecidedRow, Known } from './decide-rows.ts';
import type { FileRow } from './import-row.ts';
import type { OwnerLists } from './owner-lists.ts';
import { findBySource, listOwnPlays } from './plays-store.ts';

/** Decides a batch of rows that tell of plays: a query each for those that an earlier import has met and for the owner's own. */
export async function decidePlays(
  db: Connection,
  userId: number,
  { lists, ownPlays }: Known,
  rows: readonly FileRow[],
): Promise<DecidedRow[]> {
  const met = await findBySource(
    db,
    userId,
    rows.flatMap(({ play }) => play?.sourceId ?? []),
  );
  const plays = rows.flatMap(({ play }) => (play ? [play] : []));
  if (plays.length > 0) ownPlays.load(await listOwnPlays(db, userId, plays));
  return rows.map((row): DecidedRow => {
    const { play, reasons } = row;
    if (!play) return { ...row, action: 'skip' };
    const known = met.get(play.sourceId);
    if (known) {
      const playChange = mergePlay(known.play, play);
      const parts = changedParts(playChange);
      const decided = { ...row, sessionId: known.id, playChange };
      if (parts.length === 0) return { ...decided, action: 'same' };
      return { ...decided, action: 'change', reasons: [{ code: 'play_changed', parts }, ...reasons] };
    }
    const own = ownPlays.take(play);
    if (own === undefined) return { ...row, action: 'add', reasons: [...reasons, ...unlisted(lists, play)] };
    const playChange = { from: { sourceId: null }, to: { sourceId: play.sourceId } };
    return { ...row, action: 'same', sessionId: own, playChange, reasons: [{ code: 'recorded_here' }, ...reasons] };
  });
}

function unlisted(lists: OwnerLists, { bggId, gameTitle }: ImportedPlay): ImportReason[] {
  const game = { bggId, title: gameTitle };
  return lists.find(game, false) || lists.find(game, true) ? [] : [{ code: 'unlisted_game' }];
}
