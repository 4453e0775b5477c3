import { expect, test } from 'vitest';
import { shareStoryFor } from '#tests/support/rows/story-payloads.ts';
import { visitor } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { testOwner } from '#tests/support/server/test-owner.ts';

const app = testApp();
const ana = testOwner(app);

test('a stranger who tries many links is slowed down, and a right link still opens', async () => {
  const { shareId } = await shareStoryFor(ana);
  const open = async (id: string) => (await visitor(app).fetch(`/stories/${id}`)).status;
  const statuses: number[] = [];
  for (let n = 0; n < 62; n++) statuses.push(await open(`${'B'.repeat(20)}${String(n).padStart(2, '0')}`));
  expect(statuses.filter((status) => status === 404)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
  expect(await open(shareId)).toBe(200);
});
