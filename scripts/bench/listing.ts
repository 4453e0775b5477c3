import { spawn } from 'node:child_process';
import autocannon from 'autocannon';
import { freePort } from '#tests/support/free-port.ts';
import { answers, ended, makeOwnerWith, memoryOf, type Stage } from './stage.ts';

const GAMES = 1000;
const SECONDS = 5;

interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

/** Listing 1,000 games of one owner: the limit, beside Rollcall signed in over its whole stack. */
export async function benchListing(stage: Stage) {
  const owner = await makeOwnerWith(stage, GAMES);
  const port = await freePort();
  const limit = spawn(process.execPath, ['--import', 'tsx', 'scripts/bench/limit-server.ts'], {
    env: { ...process.env, DATABASE_URL: stage.databaseUrl, OWNER: String(owner.id), PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const limitUrl = `http://127.0.0.1:${port}/`;
  try {
    await answers(limitUrl);
    return await compare(stage, limitUrl, owner.cookie);
  } finally {
    await ended(limit);
  }
}

async function compare(stage: Stage, limitUrl: string, cookie: string) {
  const url = `${stage.origin}/api/games`;
  const headers = { cookie, 'accept-encoding': 'gzip' };
  const first = await fetch(url, { headers });
  await first.arrayBuffer();
  const unchanged = { ...headers, 'if-none-match': first.headers.get('etag') ?? '' };
  const rows: Record<string, Record<string, number | string>> = {};
  for (const connections of [1, 10, 50]) {
    const bare = await load(limitUrl, connections, {});
    add(`node:http + json_agg, ${connections} connections`, bare, bare);
    add(`whole list, kept body, ${connections} connections`, await load(url, connections, headers), bare);
    add(`unchanged list (304), ${connections} connections`, await load(url, connections, unchanged), bare);
  }
  const memory = Math.round(await memoryOf(stage.server));
  return { [`Listing ${GAMES} games of one owner; memory of the server ${memory} MB`]: rows };

  function add(name: string, result: Load, bare: Load) {
    rows[name] = {
      'req/s': Math.round(result.perSecond),
      'p50 ms': result.p50,
      'p99 ms': result.p99,
      'x limit': (result.perSecond / bare.perSecond).toFixed(2),
    };
  }
}

async function load(url: string, connections: number, headers: Record<string, string>): Promise<Load> {
  const result = await autocannon({ url, connections, duration: SECONDS, headers });
  const answered = result['2xx'] + result['3xx'];
  if (answered === 0 || result['4xx'] + result['5xx'] > 0)
    throw new Error(`${url}: ${JSON.stringify(result.statusCodeStats)}`);
  return { perSecond: answered / result.duration, p50: result.latency.p50, p99: result.latency.p99 };
}
