import { databaseInUse } from './open-database.ts';
import { runCommand } from './run-command.ts';
import { packBackup, saveBackup } from './save-backup.ts';

const USAGE = `npm run backup -- FILE
  saves the whole database in FILE, while it is used; - is standard output.
  It reads DATABASE_URL, or DATA_DIR for the embedded database, from the environment or .env.`;

await runCommand(USAGE, async ({ environment, file, version }) => {
  const { url, close } = await databaseInUse(environment);
  try {
    if (file === '-') {
      const { tables, rows } = await packBackup(url, version, process.stdout);
      return `Saved ${rows} rows of ${tables} tables.`;
    }
    const { tables, rows, bytes } = await saveBackup(url, version, file);
    return `Saved ${rows} rows of ${tables} tables in ${file} (${bytes} bytes).`;
  } finally {
    await close();
  }
});
