import { databaseInUse } from './open-database.ts';
import { runCommand } from './run-command.ts';
import { packBackup, saveBackup } from './save-backup.ts';

const USAGE = 'Say where to save it: npm run backup -- FILE (or - for standard output).';

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
