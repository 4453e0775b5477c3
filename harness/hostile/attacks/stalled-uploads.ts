import { request, type ClientRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Testbed } from '../testbed.ts';
import type { Attack } from '../attack.ts';
import { Answers, send } from '../send.ts';

const STALLED = 12;
const BEFORE_STALLING = Buffer.alloc(5 * 1024 * 1024, ' ');
const UNTIL_ALL_STALL_MS = 1_500;
/** An owner tries once more where the server says that it is busy. */
const MAX_RETRY_SECONDS = 30;
const CSV = 'objectname,objectid,own\nAzul,230802,1\n';
const HEADERS = { 'content-type': 'text/csv' };

export const stalledUploads: Attack = {
  name: 'stalled-uploads',
  attacker: 'free account',
  async prepare(testbed) {
    const attacker = await testbed.account('free');
    return async (signal) => {
      const answers = new Answers();
      const stalled = Array.from({ length: STALLED }, () => stall(testbed.origin(), attacker.cookie, signal));
      await pause(UNTIL_ALL_STALL_MS);
      await importAsOwner(testbed, answers, signal);
      for (const call of stalled) call.destroy();
      return answers.outcome;
    };
  },
};

/** Begins an upload, and sends nothing more after some megabytes. */
function stall(origin: string, cookie: string, signal: AbortSignal): ClientRequest {
  const headers = { ...HEADERS, 'content-type': 'application/json', cookie, 'transfer-encoding': 'chunked' };
  const call = request(`${origin}/api/imports/bgstats`, { method: 'POST', headers, agent: false, signal });
  call.on('error', () => {});
  call.on('response', (response) => response.resume());
  call.write('{');
  call.write(BEFORE_STALLING);
  return call;
}

/** Somebody else's import must work, at the second attempt at the latest. */
async function importAsOwner(testbed: Testbed, answers: Answers, signal: AbortSignal): Promise<void> {
  const { cookie } = await testbed.account('free');
  for (const origin of testbed.servers.map((server) => server.origin)) {
    const attempt = () =>
      send(origin, {
        method: 'POST',
        path: '/api/imports/bgg-collection',
        cookie,
        headers: HEADERS,
        pieces: [Buffer.from(CSV)],
        signal,
      });
    let answer = await attempt();
    const retryAfter = Number(answer.headers['retry-after'] ?? Number.NaN);
    if (answer.status === 503 && retryAfter <= MAX_RETRY_SECONDS) {
      await pause(retryAfter * 1000, undefined, { signal }).catch(() => {});
      answer = await attempt();
    }
    answers.count("an owner's import", answer);
    if (!signal.aborted && answer.status !== 201) answers.failure(`an owner's import was answered ${answer.status}`);
  }
}
