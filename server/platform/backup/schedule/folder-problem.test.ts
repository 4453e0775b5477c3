import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BackupRefused } from '../backup-file.ts';
import { folderProblem, problemOf } from './folder-problem.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rollcall-folder-'));
  await writeFile(join(folder, 'file'), '');
});
afterAll(() => rm(folder, { recursive: true }));

describe('said at the start, with the variable:', () => {
  test('a folder that is not there', async () => {
    const missing = join(folder, 'missing');
    expect(await folderProblem(missing)).toBe(`BACKUP_FOLDER: ${missing} is not there; make the folder, or mount it`);
  });

  test('one that is a file, or inside of one', async () => {
    const file = join(folder, 'file');
    expect(await folderProblem(file)).toBe(`BACKUP_FOLDER: ${file} is not a folder`);
    expect(await folderProblem(join(file, 'inside'))).toMatch(/is not there/);
  });
});

test('a folder that can be written to is no problem', async () => {
  expect(await folderProblem(folder)).toBeNull();
});

const withCode = (code: string) => Object.assign(new Error(`${code}: something, write`), { code });

test.each([
  ['ENOSPC', /^BACKUP_FOLDER: the disk of \/backups is full/],
  ['EDQUOT', /^BACKUP_FOLDER: the disk of \/backups is full/],
  ['EROFS', /^BACKUP_FOLDER: this server may not write in \/backups; give the folder to the user/],
  ['EACCES', /^BACKUP_FOLDER: this server may not write in \/backups/],
  ['ENOENT', /^BACKUP_FOLDER: \/backups is not there/],
  ['EIO', /^EIO: something, write$/],
])('%s is said in words that tell what to do', (code, words) => {
  expect(problemOf(withCode(code), '/backups')).toMatch(words);
});

test('an error of the backup is said as it is, and a long one is cut', () => {
  expect(problemOf(new BackupRefused('It is damaged.'), '/backups')).toBe('It is damaged.');
  expect(problemOf(new Error('x'.repeat(5000)), '/backups')).toHaveLength(500);
  expect(problemOf(new Error(''), '/backups')).toMatch(/reason/);
});
