import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/platform/database/embedded/start.ts';
import { startCluster } from './failover/cluster.ts';
import { openRelay } from './relay.ts';

/** The database of a run, and what happens to it. */
export interface Stage {
  /** Of the servers. */
  environment: Record<string, string>;
  /** For preparing data. */
  databaseUrl: string;
  disturbance: { name: string; run: () => Promise<void> };
  stop(): Promise<void>;
}

/** One PostgreSQL, which is restarted. */
async function oneDatabase(): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'rollcall-soak-'));
  const relay = await openRelay();
  const start = async (): Promise<EmbeddedPostgres> => {
    const started = await startEmbeddedPostgres({ folder, log: () => {} });
    relay.leadTo(Number(new URL(started.url).port));
    return started;
  };
  let postgres = await start();
  const databaseUrl = Object.assign(new URL(postgres.url), { port: String(relay.port) }).href;
  const run = async () => {
    await postgres.stop();
    await pause(1_000);
    postgres = await start();
  };
  return {
    environment: { DATABASE_URL: databaseUrl },
    databaseUrl,
    disturbance: { name: 'PostgreSQL restarted', run },
    async stop() {
      await postgres.stop();
      relay.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A primary that is killed, and its standby. */
async function failover(): Promise<Stage> {
  const cluster = await startCluster();
  const { environment } = cluster;
  return {
    environment,
    databaseUrl: environment['DATABASE_DIRECT_URL'] ?? '',
    disturbance: { name: 'primary killed', run: () => cluster.killPrimary() },
    stop: () => cluster.stop(),
  };
}

export const openStage = (isFailover: boolean): Promise<Stage> => (isFailover ? failover() : oneDatabase());
