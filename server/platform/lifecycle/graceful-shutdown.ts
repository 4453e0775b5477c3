import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

const PATIENCE_MS = 10_000;
const IDLE_MS = 100;

interface Stop {
  server: Server;
  log: Logger;
  /** Time for which requests are still served after the announcement, so that proxies stop sending first. */
  drainMs: number;
  /** Makes /readyz report that the server stops. */
  announce: () => void;
  /** Ends requests that would not end on their own. */
  first: () => void;
  closers: readonly (() => Promise<unknown> | void)[];
  /** A reason to stop with an error, at once. */
  broken: Promise<string>;
}

/**
 * On SIGTERM, Ctrl+C or a broken database: announces the stop, serves while proxies notice, accepts no new connections,
 * waits for running requests, then closes the rest in order. A second signal, or ten seconds after accepting stopped,
 * ends it at once.
 */
export function gracefulShutdown({ server, log, drainMs, announce, first, closers, broken }: Stop): void {
  let stopping = false;
  const stop = async (why: string, serveMs: number) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info(`${why}: stopping`);
    announce();
    await sleep(serveMs);
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    await new Promise((resolve) => {
      server.close(resolve);
      // Connections whose response started before the announcement stay open after it.
      setInterval(() => server.closeIdleConnections(), IDLE_MS).unref();
      first();
    });
    for (const close of closers) await close();
  };
  const stopOrExit = (why: string, serveMs = drainMs) => {
    stop(why, serveMs).catch((error: unknown) => {
      log.error({ err: error }, 'could not stop in order');
      process.exit(1);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopOrExit(signal));
  whenParentEnds(() => stopOrExit('npm has ended'));
  void broken.then((reason) => {
    process.exitCode = 1;
    stopOrExit(reason, 0);
  });
}

/** npm starts the server in a shell that does not forward signals: if that shell ends, the server has to stop. */
function whenParentEnds(stop: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 500).unref();
}
