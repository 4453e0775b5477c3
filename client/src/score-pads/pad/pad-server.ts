import { ApiError, call } from '#client/lib/http/http.ts';
import { getCurrentUser } from '#shared/accounts/auth-contract.ts';
import type { Sent } from '#shared/contract/contract.ts';
import type { Play } from '#shared/plays/plays-contract.ts';
import * as contracts from '#shared/score-pads/score-pads-contract.ts';
import type { ScorePad, TakenEntry } from '#shared/score-pads/score-pads-contract.ts';
import type { PadEntry } from '#shared/shapes/pad-entry.ts';
import type { FinishRequest, StoredPad } from './stored-pad.ts';

/** Request types have mutable arrays. */
type SentSheet = Sent<typeof contracts.startPad>['body']['sheet'];
type SentEntries = Sent<typeof contracts.writePad>['body']['entries'];
type PadWithEntries = ScorePad & { entries: TakenEntry[] };

/** The server calls that a pad needs. */
export interface PadServer {
  start: (pad: StoredPad) => Promise<ScorePad>;
  read: (code: string, after: number) => Promise<PadWithEntries>;
  write: (code: string, after: number, entries: readonly PadEntry[]) => Promise<PadWithEntries>;
  finish: (code: string, request: FinishRequest) => Promise<Play>;
}

export const padServer: PadServer = {
  start: async ({ id, ownerId, gameId, gameTitle, bggId, sheet, startedAt }) => {
    // Another user may have signed in on this device.
    const user = await call(getCurrentUser, {});
    if (user.id !== ownerId) throw new ApiError(401, 'another person is signed in');
    return call(contracts.startPad, {
      body: { key: id, gameId, gameTitle, bggId, sheet: sheet as SentSheet, startedAt: startedAt.toISOString() },
    });
  },
  read: (code, after) => call(contracts.readPad, { params: { code }, query: { after: String(after) } }),
  write: (code, after, entries) =>
    call(contracts.writePad, { params: { code }, body: { after, entries: entries as SentEntries } }),
  finish: (code, request) =>
    call(contracts.finishPad, { params: { code }, body: { ...request, playedAt: request.playedAt.toISOString() } }),
};
