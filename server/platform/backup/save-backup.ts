import { type FileHandle, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { PassThrough, type Writable } from 'node:stream';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { BackupRefused } from './backup-file.ts';
import { encryptFor } from './encryption.ts';
import { writeBackup, type Written } from './write-backup.ts';

/** Writes a compressed backup to a stream, or to what takes its parts. @param recipient of age for whom it is encrypted; by default for nobody */
export async function packBackup(
  url: string,
  version: string,
  target: Writable | ((chunks: AsyncIterable<Buffer>) => Promise<void>),
  recipient: string | null = null,
): Promise<Written> {
  const lines = new PassThrough();
  const packed =
    recipient === null
      ? pipeline(lines, createGzip(), target)
      : pipeline(lines, createGzip(), (chunks: AsyncIterable<Buffer>) => encryptFor(recipient, chunks), target);
  // It may fail before anybody waits for it: without the folder of its file, or permission to write there.
  packed.catch(() => {});
  const write = async (line: string) => {
    if (!lines.write(`${line}\n`)) await Promise.race([once(lines, 'drain'), packed]);
  };
  try {
    const written = await writeBackup(url, version, write);
    lines.end();
    await packed;
    return written;
  } catch (error) {
    lines.destroy();
    await packed.catch(() => {});
    throw error;
  }
}

/**
 * Writes a backup to a file that only its owner may read. The file gets its name once it is complete and synced to
 * disk. @throws BackupRefused if the file exists
 */
export async function saveBackup(
  url: string,
  version: string,
  file: string,
  recipient: string | null = null,
): Promise<Written & { bytes: number }> {
  if (await stat(file).catch(() => null)) throw new BackupRefused(`${file} is there already; choose another name.`);
  const unfinished = `${file}.unfinished`;
  await rm(unfinished, { force: true });
  try {
    const handle = await open(unfinished, 'wx', 0o600);
    try {
      const written = await packBackup(url, version, (chunks) => writeFile(handle, chunks), recipient);
      await handle.sync();
      await giveToOwnerOfFolder(handle, file);
      const { size: bytes } = await handle.stat();
      await rename(unfinished, file);
      return { ...written, bytes };
    } finally {
      await handle.close();
    }
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * Made by root, it is for the servers, which run as another user, like those that they make themselves. By its handle: its name
 * may lead elsewhere by now, because the folder is theirs.
 */
async function giveToOwnerOfFolder(handle: FileHandle, file: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dirname(resolve(file)));
  await handle.chown(uid, gid);
}
