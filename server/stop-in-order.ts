import type { Server } from 'node:http';
import type { Logger } from 'pino';

const PATIENCE_MS = 10_000;

/**
 * On SIGTERM, Ctrl+C or a broken database: takes no new connection, lets running requests end, then closes the rest in
 * order. A second signal, or ten seconds, end it at once.
 * @param first ends the requests that would not end by themselves
 */
export function stopInOrder(
  server: Server,
  log: Logger,
  { first, closers }: { first: () => void; closers: readonly (() => Promise<unknown> | void)[] },
  broken: Promise<string>,
): void {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info(`${signal}: stopping`);
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeIdleConnections();
      first();
    });
    for (const close of closers) await close();
  };
  const stopOrExit = (why: string) => {
    stop(why).catch((error: unknown) => {
      log.error({ err: error }, 'could not stop in order');
      process.exit(1);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopOrExit(signal));
  whenParentEnds(() => stopOrExit('npm has ended'));
  void broken.then((reason) => {
    process.exitCode = 1;
    stopOrExit(reason);
  });
}

/** npm starts us below a shell that does not hand signals on: when that shell is gone, so is whoever wanted us to run. */
function whenParentEnds(stop: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 500).unref();
}
