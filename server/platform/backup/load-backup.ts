import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { BackupRefused } from './backup-file.ts';
import { decryptWith } from './encryption.ts';
import { restoreBackup, type Restored } from './restore-backup.ts';
import { StringDecoder } from 'node:string_decoder';

/** Text line by line. Propagates errors of the source, which `node:readline` swallows. */
async function* readLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let parts: string[] = [];
  for await (const chunk of chunks) {
    const [first = '', ...rest] = decoder.write(chunk).split('\n');
    parts.push(first);
    for (const next of rest) {
      yield parts.join('');
      parts = [next];
    }
  }
  const last = parts.join('') + decoder.end();
  if (last !== '') yield last;
}

/**
 * Restores a backup stream into an empty database. @param identities of age that may open it if it is encrypted @throws
 * BackupRefused with advice; nothing was changed then
 */
export async function loadBackup(
  url: string,
  version: string,
  source: Readable,
  identities: readonly string[] = [],
): Promise<Restored> {
  try {
    return await pipeline(
      source,
      (chunks: AsyncIterable<Buffer>) => decryptWith(identities, chunks),
      createGunzip(),
      (unpacked: AsyncIterable<Buffer>) => restoreBackup(url, version, readLines(unpacked)),
    );
  } catch (error) {
    throw asBackupRefused(error);
  }
}

/** Errors of gzip and PostgreSQL are reported as a damaged file, because all rows were valid when it was written. */
function asBackupRefused(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'Z_DATA_ERROR') return new BackupRefused('This file is not a backup of Rollcall, or it is damaged.');
  if (code === 'Z_BUF_ERROR') return new BackupRefused('This backup is damaged: the file ends too early.');
  if (error instanceof pg.DatabaseError && /^2[23]/.test(code))
    return new BackupRefused('This backup is damaged: it has a row that does not fit its table.');
  return error;
}
