import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach } from 'vitest';
import type { BackupRequest } from '#server/platform/backup/schedule/backup-request.ts';
import { backupRuns } from '#shared/schema/operations.ts';
import type { TestApp } from './test-app.ts';

/** A folder for backups of each test, and no runs before it. */
export function backupFolder(app: TestApp): { readonly path: string } {
  let path = '';
  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'rollcall-backups-'));
    await app.services.db.delete(backupRuns);
  });
  afterEach(() => rm(path, { recursive: true, force: true }));
  return {
    get path() {
      return path;
    },
  };
}

export const SITE = 'games.example.org';

/** What a server asks for at midnight, so that a backup is due whatever the time. */
export const requestOf = (app: TestApp, folder: string, changes: Partial<BackupRequest> = {}): BackupRequest => ({
  url: app.services.environment.DATABASE_URL ?? '',
  version: '1.2.3',
  site: SITE,
  folder,
  key: null,
  identity: null,
  drills: false,
  at: 0,
  ...changes,
});

/** Moves all runs into the past. */
export const runsHoursAgo = ({ services: { db } }: TestApp, hours: number) =>
  db.update(backupRuns).set({ startedAt: sql`${backupRuns.startedAt} - make_interval(hours => ${hours})` });
