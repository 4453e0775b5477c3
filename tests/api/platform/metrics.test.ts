import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runningImportCount } from '#server/transfer/imports/background-imports.ts';
import { openMetrics } from '#server/platform/observability/metrics.ts';
import { serveMetrics } from '#server/platform/observability/serve-metrics.ts';
import { freePort } from '#tests/support/server/free-port.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { startTestApp, type TestApp } from '#tests/support/server/test-app.ts';

let inner: TestApp;
let app: TestApp;
let ana: Person;
let address: string;
let stop: () => void;
beforeAll(async () => {
  inner = await startTestApp();
  const metrics = openMetrics({ ...inner.services, runningImports: runningImportCount, backups: null });
  app = await startTestApp({ databaseOf: inner, services: { metrics } });
  ana = await makeOwner(app);
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  stop = await serveMetrics(metrics, { METRICS_PORT: port, METRICS_HOST: '127.0.0.1' }, app.services.log);
});
afterAll(async () => {
  stop();
  await app.close();
  await inner.close();
});

const figures = async () => (await (await fetch(`${address}/metrics`)).text()).split('\n');
const seriesOf = async (name: string) => (await figures()).filter((line) => line.startsWith(`${name}{`));

test('requests are counted by method, route pattern and status class', async () => {
  for (const id of [1, 2, 3]) await ana.fetch(`/api/games/${id}`, { method: 'DELETE' });
  await expect
    .poll(figures)
    .toContain('http_request_duration_seconds_count{method="DELETE",route="/api/games/:id",status="4xx"} 3');
});

test('all unknown addresses share one series', async () => {
  await ana.fetch('/api/games');
  await Promise.all(Array.from({ length: 50 }, (_, n) => fetch(`${app.origin}/wp-${n}/admin.php?n=${n}`)));
  await Promise.all(Array.from({ length: 50 }, (_, n) => fetch(`${app.origin}/rsvp/${n}/${n}`)));
  const name = 'http_request_duration_seconds_count';
  await expect.poll(async () => (await seriesOf(name)).find((line) => line.includes('(no route)'))).toMatch(/ 50$/);
  expect((await seriesOf(name)).length).toBeLessThan(6);
});

test('connections, mails, live streams, imports and process metrics are exported', async () => {
  const all = (await figures()).join('\n');
  for (const line of [
    /^rollcall_database_connections\{state="idle"\} \d+$/m,
    /^rollcall_mails\{state="waiting"\} 0$/m,
    /^rollcall_mails\{state="failed"\} 0$/m,
    /^rollcall_live_streams\{state="open"\} 0$/m,
    /^rollcall_imports\{state="running"\} 0$/m,
    /^process_resident_memory_bytes \d+$/m,
  ])
    expect(all).toMatch(line);
});

test('metrics have their own port, which serves nothing else, and are not public', async () => {
  expect((await fetch(`${address}/`)).status).toBe(404);
  expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${app.origin}/metrics`)).status).toBe(404);
});

test('a port in use is named in the error', async () => {
  const taken = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => taken.listen(port, '127.0.0.1', resolve));
  const metrics = openMetrics({ ...inner.services, runningImports: runningImportCount, backups: null });
  const place = { METRICS_PORT: port, METRICS_HOST: '127.0.0.1' };
  await expect(serveMetrics(metrics, place, app.services.log)).rejects.toThrow(/^METRICS_PORT: .* in use/);
  await new Promise((resolve) => taken.close(resolve));
});
