import type { ImportReason } from '#shared/schema/import-report.ts';
import type { Erasable } from './rules/fill-play-gaps.ts';
import type { ImportedPlay, MergedPlay } from '#shared/schema/imported-play.ts';
import { DETAIL_KINDS, detailsBeyond } from '#shared/shapes/play-details.ts';
import { playDifferences } from './rules/row-differences.ts';
import { changedParts, erasableBy, mergePlay } from './rules/merge-play.ts';
import type { Connection } from '#server/platform/database/database.ts';
import type { DecidedRow, ImportChoices, Known } from './decided-row.ts';
import type { FileRow } from './import-row.ts';
import type { OwnerLists } from './owner-lists.ts';
import { findBySource, listOwnPlays } from './plays-store.ts';

/** Decides a batch of play rows: one query for plays of earlier imports, one for the owner's own. */
export async function decidePlays(
  db: Connection,
  userId: number,
  { lists, ownPlays, deleted }: Known,
  rows: readonly FileRow[],
  { erase, bringBack }: ImportChoices,
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
    if (known) return { ...row, sessionId: known.id, ...decideKnown(known.play, play, reasons, erase) };
    const own = ownPlays.take(play);
    if (own === undefined && deleted.hasPlay(play.sourceId) && !bringBack.has(row.line))
      return { ...row, action: 'deleted', reasons: [{ code: 'deleted_here' }, ...reasons] };
    if (own === undefined) return { ...row, action: 'add', reasons: [...reasons, ...unlisted(lists, play)] };
    const playChange = { from: { sourceId: null }, to: { sourceId: play.sourceId } };
    return { ...row, action: 'same', sessionId: own, playChange, reasons: [{ code: 'recorded_here' }, ...reasons] };
  });
}

/** The change that a file makes to a play of an earlier import. */
function decideKnown(ours: MergedPlay, file: ImportedPlay, reasons: readonly ImportReason[], erase: Erasable) {
  const playChange = mergePlay(ours, file, erase);
  const parts = changedParts(playChange);
  const emptied = erasableBy(ours, file);
  if (parts.length === 0 && Object.keys(emptied).length === 0) return { playChange, action: 'same' as const };
  const after = { ...ours, ...playChange.to };
  const leftEmpty = Object.fromEntries(Object.entries(emptied).filter(([kind]) => !hasKind(erase, kind)));
  const isEmpty = Object.keys(leftEmpty).length > 0;
  const details = { gained: detailsBeyond(after, ours), lost: detailsBeyond(ours, after), leftEmpty };
  const staying = isEmpty ? playDifferences(after, mergePlay(ours, file, EVERY_KIND), true) : [];
  return {
    playChange,
    details,
    action: parts.length === 0 ? ('same' as const) : ('change' as const),
    differences: [...playDifferences(ours, playChange), ...staying],
    reasons: [
      ...(parts.length === 0 ? [] : [{ code: 'play_changed', parts } as const]),
      ...(isEmpty ? [{ code: 'left_empty', details: leftEmpty } as const] : []),
      ...reasons,
    ],
  };
}

const EVERY_KIND: Erasable = new Set(DETAIL_KINDS);
const hasKind = (erase: Erasable, kind: string): boolean => DETAIL_KINDS.some((one) => one === kind && erase.has(one));

function unlisted(lists: OwnerLists, { bggId, gameTitle }: ImportedPlay): ImportReason[] {
  const game = { bggId, title: gameTitle };
  const isListed = lists.find(game, 'owned') ?? lists.find(game, 'unowned') ?? lists.find(game, 'wishlist');
  return isListed ? [] : [{ code: 'unlisted_game' }];
}
