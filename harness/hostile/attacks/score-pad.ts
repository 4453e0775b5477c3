import { randomUUID } from 'node:crypto';
import { STORAGE_LIMITS } from '../../../shared/limits/storage-limits.ts';
import type { PadAct, PadEntry } from '../../../shared/shapes/pad-entry.ts';
import type { Attack } from '../attack.ts';
import { Answers, send } from '../send.ts';

const SEEN = 150;
const AT_ONCE = 200;
const ROW = 'round-1';

/** An attacker with the code of a score pad fills it with undone entries, each of which refers to many others. */
export const scorePad: Attack = {
  name: 'score-pad',
  attacker: 'visitor',
  async prepare(testbed) {
    const { cookie } = await testbed.account('free');
    const begin = {
      key: randomUUID(),
      gameId: null,
      gameTitle: 'Azul',
      sheet: { name: 'Azul', rows: [], outcome: 'highest' },
    };
    const signal = new AbortController().signal;
    const path = '/api/score-pads';
    const started = await send(testbed.origin(), { method: 'POST', path, cookie, json: begin, signal });
    if (started.status !== 201) throw new Error(`no score pad was started: ${started.status} ${started.text}`);
    const { code } = JSON.parse(started.text) as { code: string };
    const all = entries();
    return async (attemptSignal) => {
      const answers = new Answers();
      const write = async (some: readonly PadEntry[]) => {
        const json = { after: STORAGE_LIMITS.padEntries.most, entries: some };
        const entriesPath = `/api/score-pads/${code}/entries`;
        answers.count(
          'entries of a score pad',
          await send(testbed.origin(), { method: 'POST', path: entriesPath, json, signal: attemptSignal }),
        );
      };
      for (let from = 0; from < all.length && !attemptSignal.aborted; from += AT_ONCE)
        await write(all.slice(from, from + AT_ONCE));
      for (let n = 0; n < 10 && !attemptSignal.aborted; n += 1)
        await write([entry({ kind: 'start', player: 'player-1' })]);
      return answers.outcome;
    };
  },
};

const entry = (act: PadAct, key: string = randomUUID()): PadEntry => ({ key, device: 'device-1', act });

function entries(): PadEntry[] {
  const half = (STORAGE_LIMITS.padEntries.most - 100) / 2;
  const keys = Array.from({ length: half }, (_, n) => `entry-${String(n).padStart(6, '0')}`);
  const scores = keys.map((key, n) =>
    entry({ kind: 'score', player: 'player-1', row: ROW, value: n, on: keys.slice(Math.max(0, n - SEEN), n) }, key),
  );
  const undone = keys.map((key) => entry({ kind: 'undo', entry: key }));
  return [entry({ kind: 'player', player: 'player-1', name: 'Ana' }), ...scores, ...undone];
}
