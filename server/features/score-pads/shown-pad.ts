import type { ScorePad } from '#shared/contracts/score-pads.ts';
import type { Owner } from '#server/auth/owner.ts';
import { coverPath } from '#server/domain/pictures/picture-path.ts';
import type { PadRow } from './store.ts';

interface Found {
  pad: PadRow;
  /** Of its game. */
  imageUrl: string | null;
}

/** A pad as somebody sees it: game and play are the owner's own. */
export function shownPad({ pad, imageUrl }: Found, asker: Pick<Owner, 'id'> | null): ScorePad {
  const { code, key, gameTitle, sheet, status, startedAt } = pad;
  const isOwn = asker?.id === pad.userId;
  const own = isOwn ? { gameId: pad.gameId, playId: pad.playId } : { gameId: null, playId: null };
  // Others at the table ask no site that the owner chose for the cover.
  const cover = isOwn || pad.gameId === null ? imageUrl : coverPath({ id: pad.gameId, imageUrl });
  return { code, key, gameTitle, imageUrl: cover, sheet, status, isOwn, startedAt, ...own };
}
