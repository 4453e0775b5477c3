import type { Server } from 'node:http';
import type { Logger } from 'pino';

const PATIENCE_MS = 10_000;

/**
 * On SIGTERM, Ctrl+C or a broken database: takes no new connection, lets running requests end, then closes the rest in order. A second
 * signal, or ten seconds, end it at once.
 */
export function stopInOrder(
  server: Server,
  log: Logger,
  closers: readonly (() => Promise<unknown> | void)[],
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
  void broken.then((reason) => {
    process.exitCode = 1;
    stopOrExit(reason);
  });
}
