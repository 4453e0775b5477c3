import { and, desc, eq, isNotNull, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import { backupRuns } from '#shared/schema/operations.ts';
import type { Tries } from './is-due.ts';
import type { Connection, Database } from '#server/platform/database/database.ts';

export type BackupRun = typeof backupRuns.$inferSelect;
export type RunKind = BackupRun['kind'];

const KEPT = 100;
const INTERRUPTED = 'It was interrupted: its server was stopped or killed.';

interface Last {
  /** The last one that succeeded. */
  good: BackupRun | null;
  failed: BackupRun | null;
}

/** The last backup and the last drill that succeeded, and the last ones that failed. */
export async function lastBackups(db: Connection): Promise<Record<RunKind, Last>> {
  const isGood = sql<boolean>`${backupRuns.problem} is null`;
  const runs = await db
    .selectDistinctOn([backupRuns.kind, isGood])
    .from(backupRuns)
    .where(isNotNull(backupRuns.endedAt))
    .orderBy(backupRuns.kind, isGood, desc(backupRuns.id));
  const last = (kind: RunKind): Last => ({
    good: runs.find((run) => run.kind === kind && run.problem === null) ?? null,
    failed: runs.find((run) => run.kind === kind && run.problem !== null) ?? null,
  });
  return { backup: last('backup'), drill: last('drill') };
}

/**
 * What decides whether a backup is due, with the time of the database: servers may have others. A backup that somebody made in
 * another folder does not replace one of the schedule.
 */
export async function lastTries(db: Database): Promise<Tries & { now: Date }> {
  const ofSchedule = and(eq(backupRuns.kind, 'backup'), sql`${backupRuns.file} !~ '[/\\\\]'`);
  const lastOf = async (condition?: SQL) => {
    const [run] = await db
      .select()
      .from(backupRuns)
      .where(and(ofSchedule, condition))
      .orderBy(desc(backupRuns.id))
      .limit(1);
    return run;
  };
  const good = await lastOf(and(isNotNull(backupRuns.endedAt), isNull(backupRuns.problem)));
  const latest = await lastOf();
  const { rows } = await db.execute<{ now: string }>(sql`select extract(epoch from now()) * 1000 as now`);
  return {
    good: good?.startedAt ?? null,
    laterTry: latest === undefined || latest.id === good?.id ? null : latest.startedAt,
    now: new Date(Number(rows[0]?.now)),
  };
}

/** @param secondsAgo when it began */
export async function beginRun(db: Connection, kind: RunKind, file: string, secondsAgo = 0): Promise<number> {
  const startedAt = sql`now() - make_interval(secs => ${secondsAgo})`;
  const [row] = await db.insert(backupRuns).values({ kind, file, startedAt }).returning({ id: backupRuns.id });
  if (!row) throw new Error('no run was begun');
  return row.id;
}

export type Outcome = Partial<Pick<BackupRun, 'bytes' | 'rows' | 'problem'>>;

/** Records what became of a run, and drops old rows but never the last success of its kind. */
export async function endRun(db: Connection, id: number, outcome: Outcome): Promise<BackupRun> {
  const [run] = await db
    .update(backupRuns)
    .set({ ...outcome, endedAt: sql`now()` })
    .where(eq(backupRuns.id, id))
    .returning();
  if (!run) throw new Error('this run is not recorded');
  const latest = db.select({ id: backupRuns.id }).from(backupRuns).orderBy(desc(backupRuns.id)).limit(KEPT);
  const { backup, drill } = await lastBackups(db);
  const kept = [backup.good?.id, drill.good?.id].filter((one) => one !== undefined);
  await db.delete(backupRuns).where(and(notInArray(backupRuns.id, latest), notInArray(backupRuns.id, [id, ...kept])));
  return run;
}

/** Whether a run is not recorded as ended: it still runs, or its server was killed. */
export const hasUnended = async (db: Database): Promise<boolean> =>
  (await db.$count(backupRuns, isNull(backupRuns.endedAt))) > 0;

/** Ends the runs of killed servers. Call it under the lock of backups, when nothing runs. */
export const endInterrupted = (db: Database) =>
  db
    .update(backupRuns)
    .set({ endedAt: sql`now()`, problem: INTERRUPTED })
    .where(isNull(backupRuns.endedAt));
