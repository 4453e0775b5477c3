import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupRefused } from './backup-file.ts';

type Chunks = AsyncIterable<Buffer>;

/** How every file of age begins: https://age-encryption.org/v1. */
const MAGIC = Buffer.from('age-encryption.org/v1\n');

const DAMAGED = 'This backup is damaged: it cannot be decrypted to its end.';
const LOCKED =
  'This backup is encrypted. Set BACKUP_IDENTITY to the path of the file that `age-keygen` wrote, with the line that begins with AGE-SECRET-KEY-.';

const toWeb = (chunks: Chunks) =>
  Readable.toWeb(Readable.from(chunks, { objectMode: false })) as unknown as ReadableStream<Uint8Array>;
const fromWeb = (stream: ReadableStream<Uint8Array>): AsyncIterable<Buffer> =>
  Readable.fromWeb(stream as unknown as NodeStream);

/** Encrypts a stream so that only the identity of this recipient (`age1…`) opens it. */
export async function* encryptFor(recipient: string, chunks: Chunks): AsyncGenerator<Buffer> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  yield* fromWeb(await encrypter.encrypt(toWeb(chunks)));
}

/** The identities in a file of age: one a line, with comments. @throws BackupRefused if there is none */
export async function readIdentities(path: string | null | undefined): Promise<string[]> {
  if (path === null || path === undefined) return [];
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new BackupRefused(`BACKUP_IDENTITY: ${path} cannot be read`, { cause: error });
  });
  const found = text.split(/\r?\n/).filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  try {
    for (const one of found) new Decrypter().addIdentity(one.trim());
  } catch (error) {
    throw new BackupRefused(`BACKUP_IDENTITY: ${path} has an identity that is not complete`, { cause: error });
  }
  if (found.length === 0)
    throw new BackupRefused(`BACKUP_IDENTITY: ${path} has no line that begins with AGE-SECRET-KEY-`);
  return found.map((line) => line.trim());
}

/** Decrypts a stream if it is encrypted. @throws BackupRefused without its identity, or if it is damaged */
export async function* decryptWith(identities: readonly string[], chunks: Chunks): AsyncGenerator<Buffer> {
  const [start, whole] = await readStart(chunks);
  if (!start.equals(MAGIC)) return yield* whole;
  if (identities.length === 0) throw new BackupRefused(LOCKED);
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    yield* fromWeb(await decrypter.decrypt(toWeb(whole)));
  } catch (error) {
    // Errors of reading have a code, those of age have none.
    if (!(error instanceof Error) || 'code' in error) throw error;
    const isOther = /no identity matched/.test(error.message);
    throw new BackupRefused(
      isOther ? 'This backup was encrypted for another key than the one of BACKUP_IDENTITY.' : DAMAGED,
      { cause: error },
    );
  }
}

/** The first bytes, as many as decide what it is, and a stream of all. */
async function readStart(chunks: Chunks): Promise<[start: Buffer, whole: AsyncGenerator<Buffer>]> {
  const iterator = chunks[Symbol.asyncIterator]();
  let read = Buffer.alloc(0);
  while (read.length < MAGIC.length) {
    const next = await iterator.next();
    if (next.done) break;
    read = Buffer.concat([read, next.value]);
  }
  async function* whole(): AsyncGenerator<Buffer> {
    if (read.length > 0) yield read;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  }
  return [read.subarray(0, MAGIC.length), whole()];
}
