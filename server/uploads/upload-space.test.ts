import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_ACCOUNT_FILE_BYTES } from '#shared/limits.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Uploader, UploadSpace } from './upload-space.ts';
import { UploadedFile } from './uploaded-file.ts';

const MB = 1024 * 1024;

test('reservations never exceed the free space, for any sequence of uploads', async () => {
  const act = fc.record({
    account: fc.integer({ min: 1, max: 3 }),
    address: fc.constantFrom('203.0.113.1', '203.0.113.2', ''),
    isPicture: fc.boolean(),
    mb: fc.integer({ min: 1, max: 40 }),
    ends: fc.nat(4),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 30 }), fc.integer({ min: 3, max: 100 }), async (acts, folderMb) => {
      let onDisk = 0;
      const space = new UploadSpace(() => Promise.resolve(folderMb * MB - onDisk));
      const open: (Uploader & { bytes: number; written: number })[] = [];
      for (const { mb, ends, ...uploader } of acts) {
        const file = { ...uploader, bytes: mb * MB, written: Math.floor((mb * MB) / (ends + 1)) };
        const before = space.reserved;
        const taken = await space.reserve(uploader, file.bytes).then(
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
        space.release(closed, closed.bytes, closed.written);
      }
      for (const file of open) space.release(file, file.bytes, file.written);
      expect(space.reserved).toBe(0);
    }),
  );
});

test('one account can reserve one file of the largest size, and the rest remains for others', async () => {
  const space = new UploadSpace(() => Promise.resolve(1024 * MB));
  await space.reserve({ account: 1 }, MAX_ACCOUNT_FILE_BYTES);
  await expect(space.reserve({ account: 1 }, 1)).rejects.toMatchObject({ code: 'unavailable' });
  await space.reserve({ account: 2 }, 1);
  space.release({ account: 1 }, MAX_ACCOUNT_FILE_BYTES, 0);
  await space.reserve({ account: 1 }, 1);
});

test('one address can reserve at most half of the space, with any number of accounts', async () => {
  const space = new UploadSpace(() => Promise.resolve(1026 * MB));
  const address = '203.0.113.1';
  for (let account = 1; account <= 8; account += 1) await space.reserve({ account, address }, 64 * MB);
  await expect(space.reserve({ account: 9, address }, MB)).rejects.toMatchObject({ code: 'unavailable' });
  await space.reserve({ account: 9, address: '203.0.113.2' }, 64 * MB);
  space.release({ account: 1, address }, 64 * MB, 0);
  await space.reserve({ account: 10, address }, MB);
});

test('pictures can be uploaded while files have reserved all their space', async () => {
  const space = new UploadSpace(() => Promise.resolve(64 * MB));
  await space.reserve({ account: 1, address: '203.0.113.1' }, 54 * MB);
  await expect(space.reserve({ account: 2 }, MB)).rejects.toMatchObject({ code: 'unavailable' });
  for (let account = 3; account <= 10; account += 1) await space.reserve({ account, isPicture: true }, MB);
});

test('a file that exceeds its announced size reserves more, and closing it twice releases it once', async () => {
  const space = new UploadSpace(() => Promise.resolve(100 * MB));
  const file = await UploadedFile.create(space, { account: 1 }, 10);
  await file.append(Buffer.alloc(3 * MB));
  expect(space.reserved).toBe(3 * MB + 10);
  await file.close();
  await file.close();
  expect(space.reserved).toBe(0);
});
