import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { addressFor, type HeavyAccount, measuredContracts } from './blocking-requests.ts';
import { EventLoop, type RequestCost } from './event-loop.ts';
import { SIZES } from './sizes.ts';
import { makeHeavyAccount } from './heavy-account.ts';
import { exportOf, playsOf } from './importing.ts';
import { PROBE_ARGUMENTS } from './event-loop-delay.ts';
import { makeOwner } from './make-owner.ts';
import { ended, type ServerUnderTest, startServer } from './server-under-test.ts';

/** The flags of the container with 512 MB. */
const NODE_OPTIONS = [
  ...PROBE_ARGUMENTS,
  '--enable-source-maps',
  '--max-semi-space-size=16',
  '--max-old-space-size=256',
  'dist/server/main.js',
];

/**
 * Measures how long one request blocks all others, for each endpoint that reads something and for other heavy ones. Each is
 * sent for several owners without cached lists; the shortest delay counts.
 */
export async function benchBlocking(stage: ServerUnderTest) {
  const { heavy: size, heavyOwners: owners } = SIZES;
  const started = await startServer({ DATABASE_URL: stage.databaseUrl, DEFAULT_PLAN: 'premium_plus' }, NODE_OPTIONS);
  const loop = new EventLoop(started.server);
  const found = new Map<string, RequestCost[]>();
  try {
    for (let owner = 0; owner < owners; owner += 1) {
      const account = await makeHeavyAccount({ ...stage, origin: started.origin }, size);
      await stage.db.execute(sql`analyze`);
      const call = caller(started.origin, account.cookie);
      for (const [name, run] of requestsOf(account, call, caller(started.origin, (await makeOwner(stage.db)).cookie))) {
        const held = await loop.during(run);
        found.set(name, [...(found.get(name) ?? []), held]);
      }
    }
  } finally {
    await ended(started.server);
  }
  const title = `Blocking, owners of ${size.games} games, ${size.plays} plays, ${size.nights} nights; ${owners} owners, server of 512 MB`;
  return { [title]: Object.fromEntries([...found].map(([name, held]) => [name, rowOf(held)])) };
}

const rowOf = (held: readonly RequestCost[]) => ({
  status: held.map(({ status }) => status).join(' '),
  'longest delay ms': Math.min(...held.map(({ delayMs }) => delayMs)),
  'each ms': held.map(({ delayMs }) => delayMs).join(' '),
  'answer ms': Math.min(...held.map(({ ms }) => ms)),
  'peak memory MB': Math.max(...held.map(({ peakMb }) => peakMb)),
});

type Call = ReturnType<typeof caller>;

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

/** Sends a request, reads the whole response, and returns its status. */
const caller = (origin: string, cookie: string) => {
  const send = (path: string, sent: Sent = {}) =>
    fetch(origin + path, { redirect: 'manual', ...sent, headers: { cookie, ...sent.headers } });
  return Object.assign(
    async (path: string, sent: Sent = {}): Promise<number> => {
      const answer = await send(path, sent);
      for await (const _piece of answer.body ?? []);
      return answer.status;
    },
    { send },
  );
};

/** @param call of the owner @param empty of somebody without games, for imports */
function requestsOf(account: HeavyAccount, call: Call, empty: Call): [string, () => Promise<number>][] {
  const json = (method: string, body: object) => ({
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const rename = () => call(`/api/games/${account.gameId}`, json('PATCH', { title: `Renamed ${Math.random()}` }));
  const imported = new Map<string, number>();
  const preview = (name: string, path: string, type: string, file: () => string) => async () => {
    const answer = await empty.send(path, { method: 'POST', headers: { 'Content-Type': type }, body: file() });
    imported.set(name, ((await answer.json()) as { id: number }).id);
    return answer.status;
  };
  const change = (name: string, act: 'apply' | 'undo') => async () => {
    const path = `/api/imports/${imported.get(name)}`;
    const status = await empty(`${path}/${act}`, { method: 'POST' });
    const stateNow = async () => ((await (await empty.send(path)).json()) as { status: string }).status;
    if (status >= 300) return status;
    while ((await stateNow()) !== (act === 'apply' ? 'applied' : 'undone')) await pause(50);
    return status;
  };
  const { games, plays } = SIZES.heavy;
  let file: Buffer | undefined;
  return [
    ['nothing', () => call('/healthz')],
    ...measuredContracts.map((contract): [string, () => Promise<number>] => [
      `GET ${contract.path}`,
      () => call(addressFor(contract, account)),
    ]),
    ['PATCH /api/games/:id', rename],
    ['GET /api/games after a write', () => call('/api/games')],
    ['GET /api/game-sessions after a write', () => call('/api/game-sessions')],
    ['GET /api/games, not compressed', () => call('/api/games', { headers: { 'Accept-Encoding': 'identity' } })],
    ['POST recommendations', () => call(`/api/ai-recommendations/generate/${account.id}`, { method: 'POST' })],
    ['GET evening of two tables', () => call(`/api/events/${account.eventId}/evening?seed=7`)],
    ['GET shared page', () => call(`/shared/${account.shareId}`)],
    ['GET calendar', () => call(account.calendar)],
    [
      'preview collection',
      preview('games', '/api/imports/bgg-collection', 'text/csv', () => exportOf(Math.min(games, 14_500))),
    ],
    ['apply collection', change('games', 'apply')],
    ['undo collection', change('games', 'undo')],
    [
      'preview plays',
      preview('plays', '/api/imports/bgstats?timeZone=Europe/Lisbon', 'application/json', () => playsOf(plays / 5)),
    ],
    ['apply plays', change('plays', 'apply')],
    ['undo plays', change('plays', 'undo')],
    [
      'GET /api/export, kept for restoring',
      async () => {
        const answer = await call.send('/api/export');
        file = Buffer.from(await answer.arrayBuffer());
        return answer.status;
      },
    ],
    [
      'POST /api/export/restore',
      () =>
        empty('/api/export/restore', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: new Uint8Array(file ?? []),
        }),
    ],
  ];
}
