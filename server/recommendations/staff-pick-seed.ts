import * as store from './staff-pick-store.ts';
import * as z from 'zod';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { seededFiles } from '#shared/schema/operations.ts';
import { projectRoot } from '#server/platform/config/project-root.ts';
import type { Connection, Database, Transaction } from '#server/platform/database/database.ts';

const writtenPick = z.strictObject({
  /** Other data come from the catalogue. */
  bggId: z.int().positive(),
  /** 'YYYY-MM'. */
  month: z.string().regex(/^\d{4}-\d{2}$/),
  featured: z.boolean().default(false),
  description: z.string().min(1),
  recommendationReason: z.string().min(1),
});

const picksFile = z.strictObject({
  staffMember: z.string().min(1),
  staffTitle: z.string().min(1),
  picks: z.array(writtenPick),
});
type PicksFile = z.output<typeof picksFile>;

/** Parses data/staff-picks.json. @throws ZodError if invalid */
const readPicks = (json: Buffer): PicksFile => picksFile.parse(JSON.parse(json.toString('utf8')));

export const PICKS_FILE = 'staff-picks.json';

/**
 * Seeds the picks of data/staff-picks.json if the file has changed. Picks that staff have created, edited, moved or
 * retired stay unchanged, as do the picks of their games. @param json content of the file
 */
export async function seedStaffPicks(db: Database, json?: Buffer): Promise<void> {
  const file = json ?? (await readFile(join(projectRoot, 'data', PICKS_FILE)));
  const sha256 = createHash('sha256').update(file).digest('hex');
  if (await isSeeded(db, sha256)) return;
  await db.transaction(async (tx) => {
    const present = await store.lockPicks(tx);
    if (await isSeeded(tx, sha256)) return;
    const untouched = present.filter((pick) => pick.updatedAt.getTime() === pick.createdAt.getTime());
    const changedIds = new Set(present.filter((pick) => !untouched.includes(pick)).map(({ bggId }) => bggId));
    await store.deletePicks(
      tx,
      untouched.map(({ id }) => id),
    );
    const picks = await withFacts(tx, readPicks(file));
    await store.seedPicks(
      tx,
      picks.filter(({ bggId }) => !changedIds.has(bggId)),
    );
    await tx
      .insert(seededFiles)
      .values({ name: PICKS_FILE, sha256 })
      .onConflictDoUpdate({ target: seededFiles.name, set: { sha256, seededAt: new Date() } });
  });
}

/** The file's picks in order, completed from the catalogue. */
async function withFacts(tx: Transaction, { picks, staffMember, staffTitle }: PicksFile) {
  const known = await store.factsOf(
    tx,
    picks.map(({ bggId }) => bggId),
  );
  return picks.map((pick, order) => {
    const facts = known.find(({ bggId }) => bggId === pick.bggId);
    if (!facts) throw new Error(`${PICKS_FILE}: the catalogue has no game ${pick.bggId}`);
    return { ...facts, ...pick, staffMember, staffTitle, order };
  });
}

async function isSeeded(db: Connection, sha256: string): Promise<boolean> {
  const [seeded] = await db.select().from(seededFiles).where(eq(seededFiles.name, PICKS_FILE));
  return seeded?.sha256 === sha256;
}
