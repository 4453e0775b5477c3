import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '../../tests/support/server/test-app.ts';

/** A server with its client that can be stopped for a while, and one whose guest pages lack their script. */
export interface Site {
  origin: string;
  originWithoutScript: string;
  app: TestApp;
  /** Stops the server, like a lost network. */
  stop: () => Promise<void>;
  /** Restarts it at the same address. */
  start: () => Promise<void>;
  close: () => Promise<void>;
}

export async function startSite(): Promise<Site> {
  const bare = await mkdtemp(join(tmpdir(), 'rollcall-built-'));
  await cp('dist/client', bare, { recursive: true });
  const scripts = (await readdir(join(bare, 'assets'))).filter((file) => /^guest-.*\.js/.test(file));
  if (scripts.length === 0) throw new Error('the pages for guests have no script');
  await Promise.all(scripts.map((file) => rm(join(bare, 'assets', file))));
  const database = await startTestApp();
  const withoutScript = await startTestApp({ screens: bare, databaseOf: database });
  const start = (port?: number) =>
    startTestApp({ screens: true, databaseOf: database, ...(port === undefined ? {} : { port }) });
  let app: TestApp | null = await start();
  const { origin } = app;
  const stop = async () => {
    await app?.close();
    app = null;
  };
  return {
    origin,
    originWithoutScript: withoutScript.origin,
    app: database,
    stop,
    start: async () => {
      app ??= await start(Number(new URL(origin).port));
    },
    close: async () => {
      await stop();
      await withoutScript.close();
      await database.close();
      await rm(bare, { recursive: true, force: true });
    },
  };
}
