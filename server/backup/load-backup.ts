import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { BackupRefused } from './backup-file.ts';
import { readLines } from './read-lines.ts';
import { restoreBackup, type Restored } from './restore-backup.ts';

/**
 * Restores what a stream of a backup file says into an empty database.
 * @throws BackupRefused with what to do, where nothing was changed
 */
export async function loadBackup(url: string, version: string, source: Readable): Promise<Restored> {
  try {
    return await pipeline(source, createGunzip(), (unpacked: AsyncIterable<Buffer>) =>
      restoreBackup(url, version, readLines(unpacked)),
    );
  } catch (error) {
    throw inWords(error);
  }
}

/** What packing or PostgreSQL complains of in a file is the file's fault: all of its rows were fit when it was made. */
function inWords(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'Z_DATA_ERROR') return new BackupRefused('This file is no backup of Rollcall, or it is damaged.');
  if (code === 'Z_BUF_ERROR') return new BackupRefused('This backup is damaged: the file ends too early.');
  if (error instanceof pg.DatabaseError && /^2[23]/.test(code))
    return new BackupRefused('This backup is damaged: it has a row that does not fit its table.');
  return error;
}
