import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { BackupRefused } from './backup-file.ts';
import { readLines } from './read-lines.ts';
import { restoreBackup, type Restored } from './restore-backup.ts';

/** Restores a backup stream into an empty database. @throws BackupRefused with advice; nothing was changed then */
export async function loadBackup(url: string, version: string, source: Readable): Promise<Restored> {
  try {
    return await pipeline(source, createGunzip(), (unpacked: AsyncIterable<Buffer>) =>
      restoreBackup(url, version, readLines(unpacked)),
    );
  } catch (error) {
    throw inWords(error);
  }
}

/** Errors of gzip and PostgreSQL are reported as a damaged file, because all rows were valid when it was written. */
function inWords(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'Z_DATA_ERROR') return new BackupRefused('This file is no backup of Rollcall, or it is damaged.');
  if (code === 'Z_BUF_ERROR') return new BackupRefused('This backup is damaged: the file ends too early.');
  if (error instanceof pg.DatabaseError && /^2[23]/.test(code))
    return new BackupRefused('This backup is damaged: it has a row that does not fit its table.');
  return error;
}
