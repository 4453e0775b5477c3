import { gzipSync } from 'node:zlib';
import { setTimeout as pause } from 'node:timers/promises';
import type { Attack } from '../attack.ts';
import { Answers, send } from '../send.ts';

/** What every visitor may send JSON to. */
const PATH = '/api/auth/create-account';
const MEGABYTE = 1_000_000;
const KILOBYTE = 1_000;

interface Body {
  name: string;
  bytes: Buffer;
  isGzip: boolean;
}

/** Bodies whose values are many times as large as their text. */
const costly = (bytes: number): Record<string, string> => ({
  objects: `{"x":[${'{},'.repeat(bytes / 3 - 4)}{}]}`,
  zeros: `[${'0,'.repeat(bytes / 2 - 2)}0]`,
  levels: '['.repeat(bytes),
  fields: `{${Array.from({ length: bytes / 10 }, (_, n) => `"k${n}":0`).join(',')}}`,
});

const packed = (bytes: number): Body[] =>
  Object.entries(costly(bytes)).map(([name, text]) => ({ name, bytes: gzipSync(text), isGzip: true }));
const plain = (bytes: number): Body[] =>
  Object.entries(costly(bytes)).map(([name, text]) => ({ name, bytes: Buffer.from(text), isGzip: false }));

/** Without an account, sends bodies of 1 MB of tiny values at once, compressed to a kilobyte and as they are. */
export const parsedBodies: Attack = {
  name: 'parsed-bodies',
  attacker: 'visitor',
  prepare: (testbed) => {
    const rounds = [...packed(MEGABYTE), ...plain(MEGABYTE)];
    return Promise.resolve(async (signal) => {
      const answers = new Answers();
      for (const body of rounds)
        await Promise.all(Array.from({ length: 60 }, () => post(testbed.origin(), body, answers, signal)));
      return answers.outcome;
    });
  },
};

/** Without an account, sends five small bodies a second that are costly to parse. */
export const smallCostlyBodies: Attack = {
  name: 'small-costly-bodies',
  attacker: 'visitor',
  mostProcessorMs: 20,
  prepare: (testbed) => {
    const bodies = [...packed(MEGABYTE), ...plain(60 * KILOBYTE)];
    return Promise.resolve(async (signal) => {
      const answers = new Answers();
      for (let n = 0; n < 60 && !signal.aborted; n += 1) {
        await Promise.all(
          testbed.servers.map(({ origin }) => post(origin, bodies[n % bodies.length], answers, signal)),
        );
        await pause(200);
      }
      return answers.outcome;
    });
  },
};

async function post(origin: string, body: Body | undefined, answers: Answers, signal: AbortSignal): Promise<void> {
  if (!body || signal.aborted) return;
  const headers = {
    'content-type': 'application/json',
    'content-length': String(body.bytes.length),
    ...(body.isGzip && { 'content-encoding': 'gzip' }),
  };
  const answer = await send(origin, { method: 'POST', path: PATH, headers, pieces: [body.bytes], signal });
  answers.count(`a body of ${body.name}`, answer);
}
