import { MAX_PAD_PLAYERS } from '#shared/limits/limits.ts';
import { STORAGE_LIMITS, limitText } from '#shared/limits/storage-limits.ts';
import { foldPad } from '#shared/score-pads/fold-pad.ts';
import type { PadEntry } from '#shared/shapes/pad-entry.ts';
import { LAST_ROUND, roundOf, type ScoreSheet } from '#shared/shapes/score-sheet.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { inTurn } from '#server/platform/workers/in-turn.ts';
import { publishPadChanged } from './notify.ts';
import * as store from './store.ts';
import { t } from '#server/platform/words/words.ts';

/** More devices than write on one pad. */
const MOST_WAITING = 60;

/**
 * Adds entries to a pad, each key once, numbered without gaps; all of a request or none. Existing entries are skipped,
 * also on a finished pad, so that a device can repeat a request. @throws Refusal not_found, pad_finished, pad_full,
 * invalid_request for an unknown row, and unavailable while too many requests for the pad wait
 */
export const writeEntries = (db: Database, code: string, sent: readonly PadEntry[]): Promise<void> =>
  inTurn(db, `pad ${code}`, () => db.transaction((tx) => writeLocked(tx, code, sent)), MOST_WAITING);

async function writeLocked(tx: Transaction, code: string, sent: readonly PadEntry[]): Promise<void> {
  const pad = await store.lockPad(tx, code);
  if (!pad) throw new Refusal('not_found');
  const byKey = new Map(sent.toReversed().map((entry) => [entry.key, entry]));
  const taken = await store.existingKeys(tx, pad.id, [...byKey.keys()]);
  const fresh = [...byKey.values()].toReversed().filter(({ key }) => !taken.has(key));
  if (fresh.length === 0) return;
  if (pad.status === 'finished') throw new Refusal('pad_finished');
  if (pad.lastSeq + fresh.length > STORAGE_LIMITS.padEntries.most)
    throw new Refusal('pad_full', { message: limitText('padEntries') });
  refuseUnknownRows(pad.sheet, fresh);
  await refuseTooManyPlayers(tx, pad.id, fresh);
  await store.insertEntries(tx, pad.id, pad.lastSeq, fresh);
  await store.updatePad(tx, pad.id, { lastSeq: pad.lastSeq + fresh.length });
  await publishPadChanged(tx, pad.id);
}

/** Only rows of the sheet and a limited number of rounds exist. */
function refuseUnknownRows({ rows }: ScoreSheet, fresh: readonly PadEntry[]): void {
  const named = new Set(rows.map(({ key }) => key));
  if (fresh.some(({ act }) => act.kind === 'score' && !named.has(act.row) && roundOf(act.row) === null))
    throw new Refusal('invalid_request', {
      fields: {
        entries: t('A number stands in a row of the sheet, or in a round from 1 to {last}', { last: LAST_ROUND }),
      },
    });
}

/** Limits the players, who are added by entries and by undoing a removal. */
async function refuseTooManyPlayers(tx: Transaction, padId: number, fresh: readonly PadEntry[]): Promise<void> {
  if (!fresh.some(({ act }) => act.kind === 'player' || act.kind === 'undo')) return;
  const before = await store.playerEntries(tx, padId);
  const { players } = foldPad([...before, ...fresh]);
  if (players.length > MAX_PAD_PLAYERS)
    throw new Refusal('pad_full', { message: t('At most {most} people fit a score pad.', { most: MAX_PAD_PLAYERS }) });
}
