import { createReadStream } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { BackupRefused } from '#server/platform/backup/backup-file.ts';
import { type Drilled, drillBackup } from '#server/platform/backup/drill.ts';
import { readIdentities } from '#server/platform/backup/encryption.ts';
import { loadBackup } from '#server/platform/backup/load-backup.ts';
import { databaseForDrill, databaseToUse } from '#server/platform/backup/open-database.ts';
import { runCommand } from '#server/platform/backup/run-command.ts';
import { withBackupLock } from '#server/platform/backup/schedule/backup-lock.ts';
import { problemOf } from '#server/platform/backup/schedule/folder-problem.ts';
import { recordByHand } from '#server/platform/backup/schedule/record-by-hand.ts';
import { version } from '#server/platform/config/version.ts';

const USAGE = `npm run restore -- FILE
  restores a backup into an empty database; - is standard input.
npm run restore -- --drill FILE
  tries a backup out: restores it into a scratch database beside the other one, compares the rows, opens a night, and
  drops the scratch database. Nothing else is changed.
  Both read DATABASE_URL, or DATA_DIR for the embedded database, from the environment or .env. For an encrypted backup
  BACKUP_IDENTITY is the path of the file that age-keygen wrote.`;

await runCommand(USAGE, { name: 'drill', isAlone: false }, async ({ environment, file, isChosen }) => {
  if (file !== '-')
    await access(file, constants.R_OK).catch(() => {
      throw new BackupRefused(`${file} is not a file that can be read.`);
    });
  const identities = await readIdentities(environment.BACKUP_IDENTITY);
  const { url, close } = await (isChosen ? databaseForDrill(environment) : databaseToUse(environment));
  try {
    if (isChosen) return await drill(url, file, identities);
    const source = sourceOf(file);
    const { tables, rows, madeAt } = await loadBackup(url, version, source, identities);
    return `Restored ${rows} rows of ${tables} tables, as they were at ${madeAt}. Start Rollcall now.`;
  } finally {
    await close();
  }
});

function sourceOf(file: string): Readable {
  return file === '-' ? process.stdin : createReadStream(file);
}

async function drill(url: string, file: string, identities: readonly string[]): Promise<string> {
  // Only here: it loads most of the server.
  const { openLatestNight: openNight } = await import('#server/nights/service.ts');
  const drilled = await withBackupLock(url, () =>
    recorded(url, file, () => drillBackup({ url, version, source: sourceOf(file), identities, openNight })),
  );
  if (drilled === null) throw new BackupRefused('A backup or a drill is running already; try again when it has ended.');
  const { tables, rows, madeAt, guests } = drilled;
  const night = guests === null ? 'It has no night to open.' : `A night opens, with ${guests} people on its list.`;
  return `This backup can be restored: ${rows} rows of ${tables} tables, as they were at ${madeAt}. ${night}`;
}

async function recorded(url: string, file: string, run: () => Promise<Drilled>): Promise<Drilled> {
  const path = file === '-' ? 'standard input' : resolve(file);
  const begun = { kind: 'drill' as const, file: path, begunAt: new Date() };
  try {
    const drilled = await run();
    const bytes = file === '-' ? null : (await stat(file)).size;
    await recordByHand(url, { ...begun, rows: drilled.rows, bytes });
    return drilled;
  } catch (error) {
    await recordByHand(url, { ...begun, problem: problemOf(error, dirname(path)) });
    throw error;
  }
}
