import { readFile } from 'node:fs/promises';
import type { Request, Response } from 'express';
import { describe, expect, test } from 'vitest';
import { CROSSINGS } from '#tests/support/owners/crossings.ts';
import { judgeStatement } from '#tests/support/owners/judge-statement.ts';
import { recordStatements } from '#tests/support/owners/record-statements.ts';
import { openPool } from '#server/platform/database/database.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const OWNER = 71_000_001;
const app = testApp();

/** Runs work within a request of the owner, on a database of its own recorder; the error of what it sent, if any. */
async function errorOf(work: (pool: ReturnType<typeof openPool>) => Promise<unknown>): Promise<unknown> {
  const pool = openPool(app.services.environment.DATABASE_URL ?? '', 1, () => {});
  const statements = recordStatements(pool);
  const req = { method: 'GET', path: '/api/games', user: { id: OWNER, hostsFor: [] } } as unknown as Request;
  await new Promise<void>((resolve, reject) => {
    void statements.inRequest(req, {} as Response, () => void work(pool).then(() => resolve(), reject));
  });
  await pool.end();
  try {
    statements.end();
  } catch (error) {
    return error;
  }
  return null;
}

const byId = (owner?: number) =>
  owner === undefined
    ? (['select "title" from "games" where "games"."id" = $1', [7]] as const)
    : (['select "title" from "games" where "games"."id" = $1 and "games"."user_id" = $2', [7, owner]] as const);

describe('the statements of an owner', () => {
  test('fail the test if one finds a game by its id alone, in a transaction too', async () => {
    const alone = byId();
    const expected = expect.objectContaining({ message: expect.stringContaining('GET /api/games: select "title"') });
    expect(await errorOf((pool) => pool.query(alone[0], [...alone[1]]))).toEqual(expected);
    const inTransaction = await errorOf(async (pool) => {
      const client = await pool.connect();
      await client.query('begin');
      await client.query(alone[0], [...alone[1]]);
      await client.query('commit');
      client.release();
    });
    expect(inTransaction).toEqual(expected);
  });

  test('may name the owner', async () => {
    const [text, values] = byId(OWNER);
    expect(await errorOf((pool) => pool.query(text, [...values]))).toBeNull();
  });

  test('may not name another owner instead', async () => {
    const [text, values] = byId(OWNER + 1);
    expect(await errorOf((pool) => pool.query(text, [...values]))).not.toBeNull();
  });
});

describe('a statement', () => {
  const judge = (text: string, values: unknown[] = [], request = 'GET /api/games') =>
    judgeStatement({ text, values }, { owners: [OWNER], request })?.kind ?? null;

  test('of two tables names nobody if one of them has the account of the owner', () => {
    expect(judge('select from event_games join games on games.id = game_id where event_id = $1', [3])).toBe(
      'names nobody',
    );
  });

  test('of tables without the account may find their rows by the parent', () => {
    expect(judge('delete from "event_games" where "event_games"."event_id" = $1', [3])).toBe('by parent');
  });

  test('of the catalogue, or for an empty list, concerns no owner', () => {
    expect(judge('select "title" from "popular_games" where "popular_games"."id" = $1', [3])).toBeNull();
    expect(judge('select "title" from "games" where (false and "games"."removed_at" is null)')).toBeNull();
  });

  test('names the owner in a list or a text of rows too', () => {
    expect(judge('insert into "games" select * from json_populate_recordset($1)', [`[{"user_id":${OWNER}}]`])).toBe(
      'names the owner',
    );
    expect(judge('select from "games" where user_id = any($1)', [[1, OWNER]])).toBe('names the owner');
  });

  test('of a shared page crosses owners', () => {
    expect(judge('select from "games" where id = $1', [3], 'GET /api/shared/:shareId')).toBe('crosses owners');
  });
});

test('docs/scaling.md lists each crossing of owners with its reason', async () => {
  const rows = [...(await readFile('docs/scaling.md', 'utf8')).matchAll(/^\| ([^|]+) \| ([^|]+) \| [\d,]+, \d+ \|/gm)];
  expect(rows.map(([, name, why]) => [name, why])).toEqual(
    Object.entries(CROSSINGS).map(([name, { why }]) => [name, why]),
  );
});
