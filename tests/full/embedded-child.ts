import { Pool, type PoolClient } from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/platform/database/embedded/start.ts';

/**
 * A small Rollcall of its own process: `embedded-child.ts <folder> hold|insert [durable]`. Says each thing it did as one
 * line of JSON; ends in order at SIGINT or SIGTERM, after one more query, as a server finishing its requests would.
 */
const [folder = '', mode = 'hold', durability] = process.argv.slice(2);

function say(line: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

async function insertForEver(client: PoolClient): Promise<never> {
  for (;;) {
    const { rows } = await client.query<{ id: number }>(`insert into crash (note) values ('kept') returning id`);
    say({ id: rows[0]?.id });
  }
}

async function stopInOrder(pool: Pool, server: EmbeddedPostgres): Promise<void> {
  await pool.query('select pg_sleep(0.3)'); // long enough for the server to have heard a Ctrl+C of its own
  say({ did: 'query after the signal' });
  await pool.end();
  await server.stop();
  say({ did: 'stop', expected: (await server.exited).expected });
}

try {
  const log = (line: string): void => say({ log: line });
  const server = await startEmbeddedPostgres({ folder, log, durable: durability === 'durable' });
  const pool = new Pool({ connectionString: server.url });
  pool.on('error', (error) => say({ pool: error.message }));
  void server.exited.then((exit) => say({ exited: exit.reason, expected: exit.expected }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopInOrder(pool, server));
  await pool.query('create table if not exists crash (id int generated always as identity primary key, note text)');
  say({ ready: server.url });
  if (mode === 'insert') {
    const clients = await Promise.all([1, 2, 3, 4].map(() => pool.connect()));
    await Promise.all(clients.map(insertForEver));
  }
} catch (error) {
  say({ refused: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
}
