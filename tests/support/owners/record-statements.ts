import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request, RequestHandler } from 'express';
import type pg from 'pg';
import { judgeStatement } from './judge-statement.ts';

/** Environment variable with a folder for what each server of the tests has recorded. */
export const FOLDER = 'OWNER_STATEMENTS';

/** A statement without the number of its parameters, which lists make differ. */
const shapeOf = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/\((?:(?:\$|default)(?:, )?)+\)(?:, )?/g, '(…)');

interface Recorder {
  /** Lets the statements of a request be known as its own. */
  inRequest: RequestHandler;
  /** @throws Error with the statements that name no owner and are no crossing */
  end(): void;
}

/** Statements by verdict, and how often each text was among them. */
export type Tally = Record<string, Record<string, number>>;

type Query = (...args: unknown[]) => unknown;

/**
 * Stands between a server and its database: judges each statement that is sent within a request, by who is signed in at
 * that moment.
 */
export function recordStatements(pool: pg.Pool): Recorder {
  const requests = new AsyncLocalStorage<Request>();
  const folder = process.env[FOLDER];
  const tally: Tally = {};
  const wrong = new Set<string>();

  const record = ([query, given]: readonly unknown[]) => {
    const req = requests.getStore();
    if (!req) return;
    const { text, values = given } =
      typeof query === 'string' ? { text: query } : (query as { text: string; values?: unknown });
    const request = `${req.method === 'HEAD' ? 'GET' : req.method} ${req.route ? req.baseUrl + String(req.route.path) : req.path}`;
    const owners = req.user ? [req.user.id, ...req.user.hostsFor.map(({ id }) => id)] : [];
    const verdict = judgeStatement({ text, values: Array.isArray(values) ? values : [] }, { owners, request });
    if (!verdict) return;
    if (req.user && verdict.kind === 'names nobody') wrong.add(`${request}: ${text}`);
    if (!folder) return;
    const texts = (tally[req.user ? `${verdict.kind}: ${verdict.what}` : 'nobody is signed in'] ??= {});
    const shape = shapeOf(text);
    texts[shape] = (texts[shape] ?? 0) + 1;
  };

  // A statement of the pool is recorded there, where its request is known: the pool may run it in the context of another.
  const checkedOut = new WeakSet<object>();
  const wrapped = new WeakSet<object>();
  const wrap = (client: pg.PoolClient): pg.PoolClient => {
    checkedOut.add(client);
    if (wrapped.has(client)) return client;
    wrapped.add(client);
    const send = client.query.bind(client) as Query;
    const query: Query = (...args) => {
      if (checkedOut.has(client)) record(args);
      return send(...args);
    };
    return Object.assign(client, { query });
  };
  pool.on('release', (_error, client) => checkedOut.delete(client));
  const send = pool.query.bind(pool) as Query;
  const connect = pool.connect.bind(pool);
  const query: Query = (...args) => {
    record(args);
    return send(...args);
  };
  Object.assign(pool, {
    query,
    connect: (callback?: Parameters<typeof connect>[0]) => (callback ? connect(callback) : connect().then(wrap)),
  });

  return {
    inRequest: (req, _res, next) => requests.run(req, next),
    end: () => {
      if (folder) writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(tally));
      if (wrong.size > 0) throw new Error(`statements that do not name their owner:\n${[...wrong].join('\n')}`);
    },
  };
}
