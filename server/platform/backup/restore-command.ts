import { createReadStream } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { BackupRefused } from './backup-file.ts';
import { databaseToUse } from './open-database.ts';
import { loadBackup } from './load-backup.ts';
import { runCommand } from './run-command.ts';

const USAGE = `npm run restore -- FILE
  restores a backup into an empty database; - is standard input.
  It reads DATABASE_URL, or DATA_DIR for the embedded database, from the environment or .env.`;

await runCommand(USAGE, async ({ environment, file, version }) => {
  if (file !== '-')
    await access(file, constants.R_OK).catch(() => {
      throw new BackupRefused(`${file} is not a file that can be read.`);
    });
  const { url, close } = await databaseToUse(environment);
  try {
    const source = file === '-' ? process.stdin : createReadStream(file);
    const { tables, rows, madeAt } = await loadBackup(url, version, source);
    return `Restored ${rows} rows of ${tables} tables, as they were at ${madeAt}. Start Rollcall now.`;
  } finally {
    await close();
  }
});
