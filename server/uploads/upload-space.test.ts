import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_ACCOUNT_FILE_BYTES } from '#shared/limits.ts';
import { Refusal } from '#server/http/refusal.ts';
import { UploadSpace } from './upload-space.ts';
import { UploadedFile } from './uploaded-file.ts';

const MB = 1024 * 1024;

test('no more is promised than is free, whoever asks and however much is written already', async () => {
  const act = fc.record({
    account: fc.integer({ min: 1, max: 3 }),
    mb: fc.integer({ min: 1, max: 40 }),
    ends: fc.nat(4),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 30 }), fc.integer({ min: 3, max: 100 }), async (acts, folderMb) => {
      let onDisk = 0;
      const space = new UploadSpace(() => Promise.resolve(folderMb * MB - onDisk));
      const open: { account: number; bytes: number; written: number }[] = [];
      for (const { account, mb, ends } of acts) {
        const file = { account, bytes: mb * MB, written: Math.floor((mb * MB) / (ends + 1)) };
        const before = space.reserved;
        const taken = await space.reserve(account, file.bytes).then(
          () => true,
          (error: unknown) => !(error instanceof Refusal),
        );
        if (taken) {
          space.written(file.written);
          onDisk += file.written;
          open.push(file);
        } else expect(space.reserved).toBe(before);
        expect(space.reserved).toBeLessThanOrEqual((folderMb - 2) * MB);
        const [closed] = ends === 0 ? open.splice(0, 1) : [];
        if (!closed) continue;
        onDisk -= closed.written;
        space.release(closed.account, closed.bytes, closed.written);
      }
      for (const { account, bytes, written } of open) space.release(account, bytes, written);
      expect(space.reserved).toBe(0);
    }),
  );
});

test('one account has room for one file of the largest size, and leaves the rest to others', async () => {
  const space = new UploadSpace(() => Promise.resolve(1024 * MB));
  await space.reserve(1, MAX_ACCOUNT_FILE_BYTES);
  await expect(space.reserve(1, 1)).rejects.toMatchObject({ code: 'unavailable' });
  await space.reserve(2, 1);
  space.release(1, MAX_ACCOUNT_FILE_BYTES, 0);
  await space.reserve(1, 1);
});

test('a file that grows beyond what it announced asks for more, and closing it twice frees it once', async () => {
  const space = new UploadSpace(() => Promise.resolve(100 * MB));
  const file = await UploadedFile.create(space, 1, 10);
  await file.append(Buffer.alloc(3 * MB));
  expect(space.reserved).toBe(3 * MB + 10);
  await file.close();
  await file.close();
  expect(space.reserved).toBe(0);
});
