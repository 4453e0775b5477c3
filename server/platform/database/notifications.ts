import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

interface Listener {
  /** The payload of a `pg_notify`, after its transaction was committed, on whichever server. */
  onMessage: (payload: string) => void;
  /** Called when notifications may have been lost: after listening begins or resumes. */
  onReconnect: () => void;
}

/** Listens to notifications between the servers of one database. */
export interface Notifications {
  /** Returns a function that ends it. */
  on(channel: string, listener: Listener): () => void;
  close(): Promise<void>;
}

const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 15_000;
/** Milliseconds without a message after which the connection is checked. */
const ASK_AFTER_MS = 30_000;
const ANSWER_MS = 10_000;

/**
 * Listens on its own connection, opened for the first listener and reopened with exponential backoff when it breaks.
 */
export function openNotifications(url: string, log: Logger): Notifications {
  const listeners = new Map<string, Set<Listener>>();
  const closing = new AbortController();
  let client: pg.Client | null = null;
  let running: Promise<void> | null = null;

  const all = () => [...listeners.values()].flatMap((some) => [...some]);
  const listenTo = (on: pg.Client, channel: string) => on.query(`listen ${pg.escapeIdentifier(channel)}`);

  /** Resolves when the connection has ended, which `close` makes it do. */
  async function listen(opened: () => void): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: ANSWER_MS,
      application_name: 'rollcall notifications',
      keepAlive: true,
      query_timeout: ANSWER_MS,
    });
    const end = () => void fresh.end().catch(() => {});
    const ended = new Promise<void>((resolve) => fresh.once('end', resolve).once('error', () => resolve()));
    fresh.on('error', () => {});
    fresh.on('notification', ({ channel, payload = '' }) => {
      for (const { onMessage } of listeners.get(channel) ?? []) onMessage(payload);
    });
    const asking = setInterval(() => fresh.query('select 1').catch(end), ASK_AFTER_MS).unref();
    const connecting = fresh.connect();
    // Ended while it is being opened, it would say goodbye where PostgreSQL waits for a password.
    const endOnceOpen = () => void connecting.then(end, () => {});
    closing.signal.addEventListener('abort', endOnceOpen);
    try {
      await connecting;
      for (const channel of listeners.keys()) await listenTo(fresh, channel);
      client = fresh;
      opened();
      for (const { onReconnect } of all()) onReconnect();
      await ended;
    } finally {
      client = null;
      clearInterval(asking);
      closing.signal.removeEventListener('abort', endOnceOpen);
      end();
    }
  }

  async function listenWithReconnect(): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (!closing.signal.aborted) {
      await listen(() => (pause = FIRST_PAUSE_MS)).catch((error: unknown) => {
        if (!closing.signal.aborted) log.warn({ err: error }, 'notifications of the database are not received');
      });
      await sleep(pause, undefined, { signal: closing.signal, ref: false }).catch(() => {});
      pause = Math.min(pause * 2, MAX_PAUSE_MS);
    }
  }

  return {
    on(channel, listener) {
      const some = listeners.get(channel) ?? new Set();
      listeners.set(channel, some.add(listener));
      running ??= listenWithReconnect();
      const resume = () => (some.has(listener) ? listener.onReconnect() : undefined);
      // A failed statement ends the connection, and the next one listens to everything.
      if (client) listenTo(client, channel).then(resume, () => client?.end());
      return () => void some.delete(listener);
    },
    async close() {
      closing.abort();
      await running;
    },
  };
}
