import { afterEach, expect, test } from 'vitest';
import { addGame } from '#shared/games/games-contract.ts';
import { openMetrics } from '#server/platform/observability/metrics.ts';
import { gamePayload } from '#tests/support/rows/game-payloads.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
const PATIENCE = { timeout: 20_000 };
const run = (statement: string) => app.services.pool.query(statement);

/** Rows and tables can no longer be written, as on a full disk. */
async function fillDisk(code: string): Promise<void> {
  const raise = `raise exception 'could not extend file "base/1/2": No space left on device' using errcode = '${code}'`;
  await run(`
    create function no_room() returns trigger language plpgsql as $$ begin ${raise}; end $$;
    create function no_room_for_tables() returns event_trigger language plpgsql as $$ begin ${raise}; end $$;
    create trigger no_room before insert on games for each row execute function no_room();
    create event trigger no_room_for_tables on ddl_command_start when tag in ('CREATE TABLE AS')
      execute function no_room_for_tables()`);
}
const makeRoom = () =>
  run(`drop event trigger if exists no_room_for_tables; drop function if exists no_room cascade;
    drop function if exists no_room_for_tables`);
afterEach(makeRoom);

const readiness = async () => (await fetch(`${app.origin}/readyz`)).status;
const refused = async () => {
  const { pool, standby, db, live } = app.services;
  const metrics = openMetrics({ pool, standby, db, live, runningImports: () => 0, backups: null });
  return Number(/^rollcall_database_full\{state="refused"\} (\d+)$/m.exec(await metrics.text())?.[1]);
};

test.each(['53100', 'XX000'])(
  'while the disk of PostgreSQL is full (%s) a write gets 503 with Retry-After, and the server is not ready',
  async (code) => {
    const ana = await makeOwner(app);
    const add = () => ana.call(addGame, { body: gamePayload() });
    const before = await refused();
    expect(await readiness()).toBe(200);
    await fillDisk(code);
    const { status, refusal, headers } = await add();
    expect([status, refusal.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '60']);
    expect((await ana.fetch('/api/games')).status).toBe(200);
    await expect.poll(readiness, PATIENCE).toBe(503);
    expect(await refused()).toBe(before + 1);
    await makeRoom();
    await expect.poll(readiness, PATIENCE).toBe(200);
    expect((await add()).status).toBe(201);
  },
);
