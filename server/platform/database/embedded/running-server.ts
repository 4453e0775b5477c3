import { stat } from 'node:fs/promises';
import { connect, readOccupancy } from './folder-lock.ts';
import { openFolder } from './folder.ts';
import { storedPassword } from './password.ts';
import { readPostmaster } from './postmaster-file.ts';

/**
 * The address of the database of a Rollcall that runs on the folder; null where none does.
 * @throws where there is no such folder
 */
export async function runningServer(path: string, log: (line: string) => void): Promise<string | null> {
  if (!(await stat(path).catch(() => undefined)))
    throw new Error(`There is no folder ${path}. Say with DATA_DIR where the data is, or with DATABASE_URL.`);
  const { folder, dataFolder } = await openFolder(path, log);
  const port = (await readPostmaster(dataFolder))?.port;
  if (port === undefined) return null;
  const password = await storedPassword(folder, dataFolder);
  const client = await connect({ port, password }).catch(() => null);
  if (!client) return null;
  const occupancy = await readOccupancy(client).finally(() => client.end());
  const isOurs = occupancy.dataFolder === dataFolder && occupancy.locked;
  return isOurs ? `postgres://postgres:${password}@127.0.0.1:${port}/rollcall` : null;
}
