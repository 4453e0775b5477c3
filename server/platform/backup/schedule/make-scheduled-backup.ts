import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#server/platform/database/database.ts';
import { task } from '#server/platform/workers/task.ts';
import { drillBackup, dropScratch, type OpenNight } from '../drill.ts';
import { readIdentities } from '../encryption.ts';
import { saveBackup } from '../save-backup.ts';
import { withBackupLock } from './backup-lock.ts';
import { backupName, isUnfinished } from './backup-names.ts';
import { type BackupRequest, canDrill } from './backup-request.ts';
import { expiredBackups } from './expired-backups.ts';
import { problemOf } from './folder-problem.ts';
import { isBackupDue, isDrillDue } from './is-due.ts';
import {
  type BackupRun,
  beginRun,
  endInterrupted,
  endRun,
  lastBackups,
  lastTries,
  type RunKind,
} from './runs-store.ts';

export interface BackupOutcome {
  backup: BackupRun;
  /** Null if none was due. */
  drill: BackupRun | null;
  /** Why old backups are still there; null if they are deleted. */
  undeleted: string | null;
}

export const BACKUP_TASK = task<BackupRequest, BackupOutcome | null>('makeBackup');

/**
 * Makes a backup if one is due, deletes those that are not kept any longer, and tries the new one out if that is due. Failures
 * are recorded, not thrown. @returns null if none was due, or another server is at it
 */
export const makeScheduledBackup = (
  db: Database,
  request: BackupRequest,
  openNight: OpenNight,
): Promise<BackupOutcome | null> =>
  withBackupLock(request.url, async () => {
    await endInterrupted(db);
    const { now, ...tries } = await lastTries(db);
    if (!isBackupDue(now, request.at, tries)) return null;
    const made = await makeUnderLock(db, request, now);
    const { drill } = await lastBackups(db);
    const file = made.backup.problem === null ? made.backup.file : null;
    const isDrilled = file !== null && canDrill(request) && isDrillDue(now, drill.good?.startedAt ?? null);
    return { ...made, drill: isDrilled ? await recordedDrill(db, request, file, openNight) : null };
  });

/** Deletes what a killed server has left: its half file and its scratch database. Does nothing while a backup is made. */
export const clearInterrupted = (db: Database, { url, folder, site }: BackupRequest): Promise<void | null> =>
  withBackupLock(url, async () => {
    await endInterrupted(db);
    await dropScratch(url);
    await deleteUnfinished(folder, site);
  });

/** Makes a backup now, without a drill. @returns null if another process is at one */
export const makeBackupNow = (db: Database, request: BackupRequest): Promise<BackupOutcome | null> =>
  withBackupLock(request.url, async () => {
    await endInterrupted(db);
    const { now } = await lastTries(db);
    return { ...(await makeUnderLock(db, request, now)), drill: null };
  });

async function makeUnderLock(db: Database, { url, version, site, folder, key }: BackupRequest, now: Date) {
  await dropScratch(url);
  const file = backupName(site, now, key !== null);
  const backup = await recorded(db, { kind: 'backup', file, folder }, async () => {
    await deleteUnfinished(folder, site);
    return saveBackup(url, version, join(folder, file), key);
  });
  if (backup.problem !== null) return { backup, undeleted: null };
  const undeleted = await deleteExpired(folder, site, now).then(
    () => null,
    (error: unknown) => problemOf(error, folder),
  );
  return { backup, undeleted };
}

const recordedDrill = (db: Database, request: BackupRequest, file: string, openNight: OpenNight) =>
  recorded(db, { kind: 'drill', file, folder: request.folder }, async () => {
    const { url, version, identity } = request;
    const path = join(request.folder, file);
    const identities = await readIdentities(identity);
    const { size: bytes } = await stat(path);
    const source = createReadStream(path);
    const { rows } = await drillBackup({ url, version, source, identities, openNight });
    return { rows, bytes };
  });

interface Named {
  kind: RunKind;
  file: string;
  folder: string;
}

/** Records a run from its beginning, so that one that takes its server along is tried again an hour later only. */
async function recorded(
  db: Database,
  { kind, file, folder }: Named,
  run: () => Promise<{ rows: number; bytes: number }>,
): Promise<BackupRun> {
  const id = await beginRun(db, kind, file);
  const outcome = await run().then(
    ({ rows, bytes }) => ({ rows, bytes }),
    (error: unknown) => ({ problem: problemOf(error, folder) }),
  );
  return endRun(db, id, outcome);
}

async function deleteUnfinished(folder: string, site: string): Promise<void> {
  for (const name of await readdir(folder)) if (isUnfinished(site, name)) await rm(join(folder, name), { force: true });
}

async function deleteExpired(folder: string, site: string, now: Date): Promise<void> {
  for (const name of expiredBackups(site, await readdir(folder), now)) await rm(join(folder, name), { force: true });
}
