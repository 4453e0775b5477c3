import { getTableName, is, Table } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as schema from '#shared/schema/tables.ts';
import { STORAGE_LIMITS, type StorageLimitName, limitText } from './storage-limits.ts';
import { PLAN_LIMITS } from './plan-limits.ts';
import { TABLES_WITHOUT_LIMIT } from './tables-without-limit.ts';

const tables: readonly string[] = Object.values(schema).flatMap((one) => (is(one, Table) ? [getTableName(one)] : []));
const limited = new Set(Object.values(STORAGE_LIMITS).flatMap((limit) => limit.tables));
const excused = Object.keys(TABLES_WITHOUT_LIMIT);

describe('storage limits', () => {
  it('exist for every table, or the table has a documented exception', () => {
    expect(tables.filter((table) => !limited.has(table) && !excused.includes(table))).toEqual([]);
  });

  it('have no table in both lists and no unknown table', () => {
    expect(excused.filter((table) => limited.has(table))).toEqual([]);
    expect([...limited, ...excused].filter((table) => !tables.includes(table))).toEqual([]);
  });

  it('are 15,000 games and 50,000 plays', () => {
    expect(STORAGE_LIMITS.games.most).toBe(15_000);
    expect(STORAGE_LIMITS.plays.most).toBe(50_000);
  });

  it('allow as many guests on a night as the largest plan', () => {
    expect(Math.max(...Object.values(PLAN_LIMITS).map(({ guestsANight }) => guestsANight))).toBe(
      STORAGE_LIMITS.guestsOnANight.most,
    );
  });

  it('a message names the limit and what to do next', () => {
    expect(limitText('games')).toBe(
      'An account keeps at most 15,000 games, the wishlist among them. Remove games that you no longer need first.',
    );
    const names = Object.keys(STORAGE_LIMITS) as StorageLimitName[];
    expect(
      names.filter((name) => !limitText(name).includes(STORAGE_LIMITS[name].most.toLocaleString('en-US'))),
    ).toEqual([]);
  });
});
