import type { Server } from 'node:http';
import type { Logger } from 'pino';

const PATIENCE_MS = 10_000;

/**
 * On SIGTERM or Ctrl+C: takes no new connection, lets running requests end, then closes the rest in order. A second
 * signal, or ten seconds, end it at once.
 */
export function stopOnSignal(server: Server, log: Logger, closers: readonly (() => Promise<unknown> | void)[]): void {
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
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        log.error({ err: error }, 'could not stop in order');
        process.exit(1);
      });
    });
  }
}
