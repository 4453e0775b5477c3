import { mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteLeftUploads, UploadedFile } from './uploaded-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rollcall-test-'));
  vi.stubEnv('TMPDIR', folder);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

test('files left by a killed process are deleted, other files in the folder are not', async () => {
  await writeFile(join(folder, 'rollcall-upload-0f0f'), 'half a file');
  await writeFile(join(folder, 'somebody-elses'), 'text');
  await deleteLeftUploads();
  expect(await readdir(folder)).toEqual(['somebody-elses']);
});

test('an open file has no directory entry, so that a killed process leaves no file', async () => {
  const file = await UploadedFile.create();
  await file.append(Buffer.from('text'));
  expect(await readdir(folder)).toEqual([]);
  expect((await file.head(10)).toString()).toBe('text');
  await file.close();
});

test('a full disk is not reported as a server error', async () => {
  const handle = await open(import.meta.filename, 'r');
  await handle.close();
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  const write = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'write').mockRejectedValue(full);
  const file = await UploadedFile.create();
  await expect(file.append(Buffer.from('text'))).rejects.toMatchObject({ code: 'unavailable' });
  write.mockRestore();
  await file.close();
});
