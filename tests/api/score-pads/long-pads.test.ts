import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readPad } from '#shared/score-pads/score-pads-contract.ts';
import { MAX_PAD_RIVALS } from '#shared/limits/limits.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { scorePadEntries, scorePads } from '#shared/schema/score-pads.ts';
import { ANA, padOfTwo, scoreEntry } from '#tests/support/rows/a-pad.ts';
import { makeOwner, visitor } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const { most } = STORAGE_LIMITS.padEntries;
const WAITING = 60;
const SEEN = Array.from({ length: MAX_PAD_RIVALS }, (_, index) => `entry-${index}`.padEnd(64, '-'));

const app = testApp();

/** A pad with as many entries as fit, each as long as possible. */
async function fullPad(): Promise<string> {
  const { code } = await padOfTwo(await makeOwner(app));
  const { db } = app.services;
  const [pad] = await db.update(scorePads).set({ lastSeq: most }).where(eq(scorePads.code, code)).returning();
  const rows = Array.from({ length: most - 2 }, (_, index) => ({
    ...scoreEntry(ANA, 'round-1', index, SEEN),
    padId: pad?.id ?? 0,
    seq: index + 3,
  }));
  while (rows.length > 0) await db.insert(scorePadEntries).values(rows.splice(0, 1000));
  return code;
}

test('slow readers of a long pad make later requests queue or fail, except incremental reads', async () => {
  const [code, guest] = [await fullPad(), visitor(app)];
  const read = async (after: number) =>
    (await guest.call(readPad, { params: { code }, query: { after: String(after) } })).body.entries;
  expect(await read(most - 2)).toHaveLength(2);
  const leaving = new AbortController();
  const requests = Array.from({ length: WAITING + 2 }, async () => {
    const { status } = await guest.fetch(`/api/score-pads/${code}`, { signal: leaving.signal });
    return status === 429 ? status : Promise.reject(new Error(`answered ${status}`));
  });
  expect(await Promise.any(requests)).toBe(429);
  expect(await read(most - 2)).toHaveLength(2);
  leaving.abort();
  await Promise.allSettled(requests);
  const all = await read(0);
  expect(all.map(({ seq }) => seq)).toEqual(Array.from({ length: most }, (_, index) => index + 1));
});
