import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { context } from 'esbuild';
import { createServer } from 'vite';
import { readEnvironment } from '#server/platform/config/environment.ts';
import { loadEnvFile } from '#server/platform/config/load-env-file.ts';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/start.ts';
import { formatStartupError } from '#server/platform/lifecycle/format-startup-error.ts';
import { listen } from '#server/platform/lifecycle/listen.ts';
import { freePort } from '#tests/support/server/free-port.ts';
import { PICTURE_FONTS, serverBundle } from '../build/server-bundle.ts';
import { writePictureFonts } from '../fonts/picture-fonts.ts';
import { waitForServer } from './wait-for-server.ts';

/** Collects the changes of files that are saved together. */
const SETTLING_MS = 50;
const PATIENCE_MS = 30_000;
const BUNDLE = 'dist/dev';

const step = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `npm run dev`: bundles and starts the server again after each change of its files. Requests wait meanwhile; PostgreSQL and
 * Vite, which updates the client on its own port, keep running.
 */
async function serve(): Promise<void> {
  loadEnvFile();
  const { DATABASE_URL, DATA_DIR, PORT, host, origin } = readEnvironment(process.env);
  const [vitePort, serverPort] = [await freePort(), await freePort()];
  let changes: Promise<unknown> = Promise.resolve();
  const front = waitForServer({ port: serverPort, settled: () => changes, patienceMs: PATIENCE_MS });
  await listen(front, { port: PORT, host });

  if (!DATABASE_URL) step('Starting PostgreSQL');
  const embedded = DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ folder: resolve(DATA_DIR), log: (line) => process.stderr.write(`${line}\n`) });
  await writePictureFonts(join(projectRoot, PICTURE_FONTS));
  step('Starting Vite');
  const vite = await createServer({
    configFile: join(projectRoot, 'vite.config.ts'),
    server: { host: 'localhost', port: vitePort, strictPort: true, hmr: { clientPort: vitePort } },
    appType: 'spa',
  });
  await vite.listen();

  const { main, worker } = serverBundle.entryPoints;
  const bundle = await context({
    ...serverBundle,
    entryPoints: { main, worker },
    absWorkingDir: projectRoot,
    outdir: BUNDLE,
  });
  const environment = {
    ...process.env,
    DATABASE_URL: DATABASE_URL ?? embedded?.url,
    PORT: String(serverPort),
    PUBLIC_URL: origin,
    VITE_ORIGIN: `http://localhost:${vitePort}`,
  };
  let server: ChildProcess | null = null;
  let isChanged = false;

  const change = () => {
    isChanged = true;
    changes = changes.then(restart);
  };
  const restart = async () => {
    await sleep(SETTLING_MS);
    if (!isChanged) return;
    isChanged = false;
    // Files that do not compile leave the former server running; esbuild has printed why.
    if (!(await bundle.rebuild().catch(() => null))) return;
    await end(server);
    step('Starting the server');
    server = spawn(process.execPath, ['--enable-source-maps', `${BUNDLE}/main.js`], {
      cwd: projectRoot,
      stdio: 'inherit',
      env: environment,
    });
  };
  change();
  for (const folder of ['server', 'shared']) vite.watcher.add(join(projectRoot, folder));
  vite.watcher.on('all', (_, path) => {
    if (/^[\\/](server|shared)[\\/](?!.*\.test\.)/.test(path.slice(projectRoot.length))) change();
  });

  const signals = ['SIGINT', 'SIGTERM'].map((signal) => once(process, signal));
  await Promise.race([...signals, embedded?.exited ?? new Promise(() => {})]);
  front.close();
  isChanged = false;
  await changes;
  await end(server);
  await bundle.dispose();
  await vite.close();
  await embedded?.stop();
  process.exit();
}

async function end(child: ChildProcess | null): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

serve().catch((error: unknown) => {
  process.stderr.write(`Rollcall cannot start:\n${formatStartupError(error).join('\n')}\n`, () => process.exit(1));
});
