import { expect, test } from 'vitest';
import { anAnswer, score } from '#tests/support/rows/a-stored-pad.ts';
import { resumablePads } from './resumable-pads.ts';
import { joinedPad, type StoredPad } from './stored-pad.ts';
import { deletePads, openPadStore } from './pad-store.ts';

const pad = (id: string, changes: Partial<StoredPad>): StoredPad => ({
  ...joinedPad(anAnswer([])),
  id,
  code: id,
  ...changes,
});

test('signing out deletes own pads, keeps unsent ones for their owner, and keeps joined tables', async () => {
  const store = await openPadStore();
  const pads = [
    pad('OWN222', { isOwn: true, ownerId: 1 }),
    pad('OPENED', { isOwn: true }),
    pad('started-here', { isOwn: true, ownerId: 1, code: null, unsent: [score('mine', 3)] }),
    pad('JQINED', {}),
  ];
  for (const one of pads) await store.change(one.id, () => one);
  await deletePads();
  const left = await store.all();
  expect(left.map(({ id }) => id)).toEqual(['started-here', 'JQINED']);
  expect(resumablePads([], left, 2).map(({ address }) => address)).toEqual(['/table/JQINED']);
  expect(resumablePads([], left, 1)).toHaveLength(2);
});

test('deleting an account deletes its unsent pads, and keeps those of others', async () => {
  const store = await openPadStore();
  for (const { id } of await store.all()) await store.remove(id);
  for (const ownerId of [1, 2]) {
    const unsent = pad(`of-${ownerId}`, { isOwn: true, ownerId, code: null, unsent: [score('mine', 3)] });
    await store.change(unsent.id, () => unsent);
  }
  await deletePads(1);
  expect((await store.all()).map(({ id }) => id)).toEqual(['of-2']);
});
