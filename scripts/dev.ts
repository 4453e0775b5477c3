import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import { readEnvironment } from '#server/config/environment.ts';
import { loadEnvFile } from '#server/config/load-env-file.ts';
import { projectRoot } from '#server/config/project-root.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/start.ts';
import { freePort } from '#tests/support/free-port.ts';

/** Collects the changes of files that are saved together. */
const SETTLING_MS = 50;
/** The time of a start; then the next server process is prepared. */
const START_MS = 2000;

/**
 * `npm run dev`: restarts the server after each change of its files, while PostgreSQL and Vite keep running. Vite updates the
 * client on its own port.
 */
loadEnvFile();
const { DATABASE_URL, DATA_DIR } = readEnvironment(process.env);
const log = (line: string) => process.stderr.write(`${line}\n`);
const embedded = DATABASE_URL ? null : await startEmbeddedPostgres({ folder: resolve(DATA_DIR), log });
const port = await freePort();
const vite = await createServer({
  configFile: join(projectRoot, 'vite.config.ts'),
  server: { host: 'localhost', port, strictPort: true, hmr: { clientPort: port } },
  appType: 'spa',
});
await vite.listen();

const environment = {
  ...process.env,
  DATABASE_URL: DATABASE_URL ?? embedded?.url,
  VITE_ORIGIN: `http://localhost:${port}`,
};
const makeReady = (): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', 'scripts/dev-server.ts'], {
    cwd: projectRoot,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: environment,
  });

let next: ChildProcess | null = null;
let server = start();
let change: NodeJS.Timeout | undefined;
let changes = Promise.resolve();

function start(): ChildProcess {
  const started = next ?? makeReady();
  next = null;
  started.send('start');
  setTimeout(() => (next ??= makeReady()), START_MS).unref();
  return started;
}

async function end(child: ChildProcess | null): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

async function restart(): Promise<void> {
  await end(server);
  server = start();
}

for (const folder of ['server', 'shared']) vite.watcher.add(join(projectRoot, folder));
vite.watcher.on('all', (_, path) => {
  if (path.includes('.test.') || !/[\\/](server|shared)[\\/]/.test(path.slice(projectRoot.length))) return;
  clearTimeout(change);
  change = setTimeout(() => void (changes = changes.then(restart)), SETTLING_MS);
});

const signals = ['SIGINT', 'SIGTERM'].map((signal) => once(process, signal));
await Promise.race([...signals, embedded?.exited ?? new Promise(() => {})]);
clearTimeout(change);
await changes;
await Promise.all([end(server), end(next)]);
await vite.close();
await embedded?.stop();
process.exit();
