import { createServer } from 'node:http';
import type { Logger } from 'pino';
import type { Environment } from '#server/platform/config/environment.ts';
import { listen } from '#server/platform/lifecycle/listen.ts';
import type { Metrics } from './metrics.ts';

/**
 * Serves GET /metrics on a separate port, so that it is never public. @returns a function that stops it @throws
 * EnvironmentError if the port is unavailable
 */
export async function serveMetrics(
  metrics: Metrics,
  { METRICS_PORT, METRICS_HOST }: { METRICS_PORT: number } & Pick<Environment, 'METRICS_HOST'>,
  log: Logger,
): Promise<() => void> {
  const server = createServer((req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') return void res.writeHead(404).end();
    metrics.text().then(
      (text) => res.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      (error: unknown) => {
        log.warn({ err: error }, 'figures could not be gathered');
        res.writeHead(500).end();
      },
    );
  });
  await listen(server, {
    port: METRICS_PORT,
    host: METRICS_HOST,
    names: { port: 'METRICS_PORT', host: 'METRICS_HOST' },
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
