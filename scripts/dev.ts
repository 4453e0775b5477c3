import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import { readEnvironment } from '#server/config/environment.ts';
import { loadEnvFile } from '#server/config/load-env-file.ts';
import { projectRoot } from '#server/config/project-root.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/start.ts';
import { freePort } from '#tests/support/free-port.ts';

/**
 * `npm run dev`: PostgreSQL and Vite stay while the server starts anew after each change of its files. What changes in
 * the client is shown at once by Vite, which the page talks to on a port of its own.
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

const server = spawn('tsx', ['watch', '--clear-screen=false', 'server/main.ts'], {
  cwd: projectRoot,
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: DATABASE_URL ?? embedded?.url, VITE_ORIGIN: `http://localhost:${port}` },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
await Promise.race([once(server, 'exit'), embedded?.exited ?? new Promise(() => {})]);
server.kill();
await vite.close();
await embedded?.stop();
process.exit();
