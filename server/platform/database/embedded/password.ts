import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The server's password, made once and kept beside the data folder for the owner alone. */
export async function storedPassword(folder: string, dataFolder: string): Promise<string> {
  const file = path.join(folder, 'postgres-password');
  const stored = await read(file);
  if (stored !== undefined) return stored;
  if (await stat(dataFolder).catch(() => undefined)) {
    throw new Error(`The password of the database in ${dataFolder} is missing: put ${file} back from a backup.`);
  }
  // Linked under its name when complete: of two starts at one moment both read the same password.
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, randomBytes(24).toString('base64url'), { mode: 0o600 });
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(file, 'utf8');
}

async function read(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new Error(`The file ${file} cannot be read: start Rollcall as the user it belongs to.`, { cause: error });
  });
}
