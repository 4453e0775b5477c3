import { chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChildProcess } from 'node:child_process';
import pg from 'pg';
import { freePort } from '../../../tests/support/server/free-port.ts';
import { haproxy, type Node, PASSWORD, patroni, pgbouncer, type Ports } from './configurations.ts';
import { findPrograms, kill, killGroup, start, user } from './programs.ts';

/** A primary and a synchronous standby under Patroni, HAProxy in front of both, and PgBouncer in front of that. */
export interface Cluster {
  /** DATABASE_URL, DATABASE_DIRECT_URL and DATABASE_REPLICA_URL. */
  environment: Record<string, string>;
  /** Ends the primary's machine, and starts it again once the other one has taken over and it may be one's standby. */
  killPrimary(): Promise<void>;
  stop(): Promise<void>;
}

const PATIENCE_MS = 90_000;
const AWAY_MS = 10_000;

/** @throws Error that says what to install */
export async function startCluster(): Promise<Cluster> {
  const postgres = findPrograms();
  const folder = await mkdtemp(join(tmpdir(), 'rollcall-failover-'));
  const own = async (path: string, text?: string) => {
    await (text === undefined ? mkdir(path, { mode: 0o700 }) : writeFile(path, text, { mode: 0o600 }));
    if (user.uid !== undefined && user.gid !== undefined) await chown(path, user.uid, user.gid);
    return path;
  };
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
  const ports: Ports = {
    etcd: await freePort(),
    primary: await freePort(),
    standby: await freePort(),
    pooler: await freePort(),
  };
  const peers = `http://127.0.0.1:${await freePort()}`;
  const client = `http://127.0.0.1:${ports.etcd}`;
  const others = [
    start('etcd', [
      `--data-dir=${await own(join(folder, 'etcd'))}`,
      `--listen-client-urls=${client}`,
      `--advertise-client-urls=${client}`,
      `--listen-peer-urls=${peers}`,
      `--initial-advertise-peer-urls=${peers}`,
      `--initial-cluster=default=${peers}`,
      '--unsafe-no-fsync',
    ]),
  ];
  const nodes: Node[] = [];
  for (const name of ['a', 'b'])
    nodes.push({ name, folder: await own(join(folder, name)), port: await freePort(), restPort: await freePort() });
  const running = new Map<string, ChildProcess>();
  const log: string[] = [];
  const startNode = async (node: Node) => {
    const file = await own(join(node.folder, 'patroni.yml'), patroni(node, ports.etcd, postgres));
    running.set(
      node.name,
      start('patroni', [file], (text) => log.push(`${node.name}: ${text}`)),
    );
  };
  const cutPower = async ({ name, folder: at }: Node) => {
    const child = running.get(name);
    if (child) await kill(child);
    // Patroni gives PostgreSQL a process group of its own.
    const [pid = ''] = (await readFile(join(at, 'data', 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
    if (pid !== '') killGroup(Number(pid));
  };
  const stop = async () => {
    for (const node of nodes) await cutPower(node);
    for (const child of others) await kill(child);
    await rm(folder, { recursive: true, force: true });
  };
  const until = async (what: string, holds: () => Promise<boolean>) => {
    const endsAt = Date.now() + PATIENCE_MS;
    while (!(await holds().catch(() => false))) {
      if (Date.now() > endsAt) throw new Error(`${what}: not in time\n${log.slice(-30).join('')}`);
      await pause(200);
    }
  };
  const answers = async ({ restPort }: Node, path: string) =>
    (await fetch(`http://127.0.0.1:${restPort}${path}`, { signal: AbortSignal.timeout(1_000) })).ok;
  const find = async (path: string) => {
    for (const node of nodes) if (await answers(node, path).catch(() => false)) return node;
    return undefined;
  };
  const isWhole = async () => (await find('/primary')) !== undefined && (await find('/synchronous')) !== undefined;

  try {
    for (const node of nodes) {
      await startNode(node);
      await until('the first primary', async () => (await find('/primary')) !== undefined);
    }
    await until('a synchronous standby', isWhole);
    await own(join(folder, 'users.txt'), `"postgres" "${PASSWORD}"\n`);
    others.push(
      start('haproxy', ['-db', '-f', await own(join(folder, 'haproxy.cfg'), haproxy(nodes, ports))]),
      start('pgbouncer', [await own(join(folder, 'pgbouncer.ini'), pgbouncer(folder, ports))]),
    );
    const url = (to: number, name = 'rollcall') => `postgres://postgres:${PASSWORD}@127.0.0.1:${to}/${name}`;
    await until('HAProxy and the database', async () => {
      const made = new pg.Client(url(ports.primary, 'postgres'));
      await made.connect();
      await made.query('create database rollcall').finally(() => made.end());
      return true;
    });
    return {
      environment: {
        DATABASE_URL: url(ports.pooler),
        DATABASE_DIRECT_URL: url(ports.primary),
        DATABASE_REPLICA_URL: url(ports.standby),
      },
      async killPrimary() {
        await until('a synchronous standby before the kill', isWhole);
        const node = await find('/primary');
        if (!node) throw new Error('there is no primary to kill');
        await cutPower(node);
        await pause(AWAY_MS);
        await until('another primary', async () => (await find('/primary')) !== undefined);
        await startNode(node);
        await until('a synchronous standby after the kill', isWhole);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
