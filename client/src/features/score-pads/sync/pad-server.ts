import { ApiError, call } from '#client/lib/http.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import type { Sent } from '#shared/contracts/contract.ts';
import type { Play } from '#shared/contracts/plays.ts';
import * as contracts from '#shared/contracts/score-pads.ts';
import type { ScorePad, TakenEntry } from '#shared/contracts/score-pads.ts';
import type { PadEntry } from '#shared/rules/score-pad/pad-entry.ts';
import type { FinishRequest, StoredPad } from '../device/stored-pad.ts';

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
