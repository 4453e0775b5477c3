import { resolve } from 'node:path';
import pg from 'pg';
import type { DatabaseEnvironment } from '#server/platform/config/environment.ts';
import { version } from '#server/platform/config/version.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { BackupRefused } from './backup-file.ts';
import { databaseInUse } from './open-database.ts';
import { runCommand } from './run-command.ts';
import { packBackup, saveBackup } from './save-backup.ts';
import { backupRequest } from './schedule/backup-request.ts';
import { recordByHand } from './schedule/record-by-hand.ts';
import { makeBackupNow } from './schedule/make-scheduled-backup.ts';

const USAGE = `npm run backup -- FILE
  saves the whole database in FILE, while it is used; - is standard output.
npm run backup -- --now
  makes the backup of the schedule now: in BACKUP_FOLDER, with its own name, and deletes old ones as the schedule does.
  Both read DATABASE_URL, or DATA_DIR for the embedded database, and encrypt for BACKUP_KEY, from the environment or .env.`;

await runCommand(USAGE, { name: 'now', isAlone: true }, async ({ environment, file, isChosen }) => {
  const { url, close } = await databaseInUse(environment);
  const key = environment.BACKUP_KEY ?? null;
  try {
    if (isChosen) return await makeNow(environment, url);
    if (file === '-') {
      const { tables, rows } = await packBackup(url, version, process.stdout, key);
      return `Saved ${rows} rows of ${tables} tables.`;
    }
    const begunAt = new Date();
    const { tables, rows, bytes } = await saveBackup(url, version, file, key);
    await recordByHand(url, { kind: 'backup', file: resolve(file), begunAt, rows, bytes });
    return `Saved ${rows} rows of ${tables} tables in ${file} (${bytes} bytes${key === null ? '' : ', encrypted'}).`;
  } finally {
    await close();
  }
});

async function makeNow(environment: DatabaseEnvironment, url: string): Promise<string> {
  const request = backupRequest(environment, url);
  if (request === null)
    throw new BackupRefused('BACKUP_FOLDER: is not set; set it to the folder for backups, or name a FILE');
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on('error', () => {});
  try {
    const outcome = await makeBackupNow(openDatabase(pool), request);
    if (outcome === null)
      throw new BackupRefused('A backup or a drill is running already; try again when it has ended.');
    const { backup, undeleted } = outcome;
    if (backup.problem !== null) throw new BackupRefused(backup.problem);
    const saved = `Saved ${backup.rows} rows in ${backup.file} (${backup.bytes} bytes).`;
    return undeleted === null ? saved : `${saved} Old backups were not deleted: ${undeleted}`;
  } finally {
    await pool.end();
  }
}
