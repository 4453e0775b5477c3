import { ApiError } from '#client/lib/http/api-error.ts';
import type { Play } from '#shared/plays/plays-contract.ts';
import { MAX_PAD_ENTRIES_AT_ONCE } from '#shared/limits/limits.ts';
import { joinedPad, lastSeq, withAnswer, withHead, type StoredPad } from './stored-pad.ts';
import type { PadStore } from './pad-store.ts';
import type { PadServer } from './pad-server.ts';

/**
 * Synchronizes a pad with the server: creates it there, sends entries in order, finishes it if requested, and fetches
 * others' entries. One tab at a time; can be interrupted and repeated. @returns the play, if this finished the pad
 * @throws errors of the calls
 */
export async function sendPad(id: string, store: PadStore, server: PadServer): Promise<Play | null> {
  for (;;) {
    const pad = await store.read(id);
    if (!pad) return null;
    const change = (changed: (stored: StoredPad) => StoredPad) =>
      store.change(id, (stored) => stored && changed(stored));
    const { code } = pad;
    const batch = pad.unsent.slice(0, MAX_PAD_ENTRIES_AT_ONCE);
    if (code === null) {
      const started = await server.start(pad);
      await change((stored) => withHead(stored, started));
    } else if (pad.status === 'open' && batch.length > 0) {
      const answer = await server.write(code, lastSeq(pad), batch).catch(readIfFinished(code, pad, server));
      const sent = answer.status === 'open' ? batch.map(({ key }) => key) : [];
      await change((stored) => withAnswer(stored, answer, sent));
    } else if (pad.status === 'open' && pad.finish) {
      const play = await server.finish(code, pad.finish);
      await change((stored) => ({ ...stored, status: 'finished', playId: play.id, finish: null }));
      return play;
    } else {
      const answer = await server.read(code, lastSeq(pad));
      const now = await change((stored) => withAnswer(stored, answer));
      // More was written here meanwhile.
      if (!now || now.status !== 'open' || now.unsent.length === 0) return null;
    }
  }
}

/** Entries that come too late stay on this device; fetch the pad's new state. */
const readIfFinished = (code: string, pad: StoredPad, server: PadServer) => async (error: unknown) => {
  if (error instanceof ApiError && error.code === 'pad_finished') return server.read(code, lastSeq(pad));
  throw error;
};

/** Loads a pad that is not on this device into the store. @throws as `sendPad` does */
export async function joinPad(code: string, store: PadStore, server: PadServer): Promise<StoredPad | undefined> {
  const answer = await server.read(code, 0);
  return store.change(answer.code, (stored) => (stored ? withAnswer(stored, answer) : joinedPad(answer)));
}
