import { createReadStream } from 'node:fs';
import { cp, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readIdentities } from '#server/platform/backup/encryption.ts';
import { loadBackup } from '#server/platform/backup/load-backup.ts';
import { saveBackup } from '#server/platform/backup/save-backup.ts';
import { databaseUrl, runOn } from '#tests/support/server/database-server.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const VERSION = '1.2.3';
const EMPTY = 'test_encrypted_backup';

const app = testApp();
let folder: string;
let whole: string;
let identity: string;
let rows: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rollcall-encrypted-'));
  identity = await generateIdentity();
  await makeOwner(app, { email: 'ana@example.org' });
  whole = join(folder, 'whole.age');
  const key = await identityToRecipient(identity);
  ({ rows } = await saveBackup(app.services.environment.DATABASE_URL ?? '', VERSION, whole, key));
  await runOn(inject('databaseServer'), `create database ${EMPTY}`);
});
afterAll(async () => {
  await runOn(inject('databaseServer'), `drop database if exists ${EMPTY} with (force)`);
  await rm(folder, { recursive: true });
});

const restore = (source: Readable, identities: readonly string[]) =>
  loadBackup(databaseUrl(inject('databaseServer'), EMPTY), VERSION, source, identities);

describe('an encrypted backup is refused, and nothing is restored,', () => {
  test('without its identity', async () => {
    await expect(restore(createReadStream(whole), [])).rejects.toThrow(
      /is encrypted\. Set BACKUP_IDENTITY to the path/,
    );
  });

  test('with the identity of another key', async () => {
    const other = await generateIdentity();
    await expect(restore(createReadStream(whole), [other])).rejects.toThrow(/for another key/);
  });

  test('cut anywhere', async () => {
    const { size } = await stat(whole);
    for (const part of [0.0001, 0.01, 0.5, 0.999]) {
      const cut = join(folder, `cut-${part}`);
      await cp(whole, cut);
      await truncate(cut, Math.floor(size * part));
      await expect(restore(createReadStream(cut), [identity])).rejects.toThrow(/damaged|not a backup/);
    }
  });

  test('with one changed byte', async () => {
    const bytes = await readFile(whole);
    const middle = Math.floor(bytes.length / 2);
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    await expect(restore(Readable.from([bytes]), [identity])).rejects.toThrow(/damaged/);
  });

  test.each([
    ['is empty', '', /has no line that begins with AGE-SECRET-KEY-/],
    ['has the public key only', 'age1abc', /has no line that begins with AGE-SECRET-KEY-/],
    ['was cut', 'AGE-SECRET-KEY-1ABC', /has an identity that is not complete/],
  ])('with a file of an identity that %s', async (_how, text, problem) => {
    const path = join(folder, 'identity');
    await writeFile(path, text);
    await expect(readIdentities(path)).rejects.toThrow(problem);
    await expect(readIdentities(join(folder, 'nowhere'))).rejects.toThrow(/BACKUP_IDENTITY: .* cannot be read/);
  });
});

test('nothing in an encrypted file can be read', async () => {
  const bytes = await readFile(whole);
  expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  expect(bytes.includes('ana@example.org')).toBe(false);
  expect(bytes.includes(Buffer.from([0x1f, 0x8b, 0x08, 0x00]))).toBe(false);
});

test('an encrypted backup is restored with the file that age-keygen wrote, byte by byte too', async () => {
  const path = join(folder, 'identity');
  await writeFile(path, `# created: 2026-11-30T12:00:00Z\r\n# public key: age1abc\r\n${identity}\r\n`);
  const bytes = await readFile(whole);
  async function* slowly() {
    for (const byte of bytes.subarray(0, 300)) yield Buffer.of(byte);
    yield bytes.subarray(300);
  }
  const restored = await restore(Readable.from(slowly()), await readIdentities(path));
  expect(restored.rows).toBe(rows);
});
