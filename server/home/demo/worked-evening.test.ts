import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { blocksIn, withBlocks, workedBlocks } from '#tests/support/evenings/worked-evening.ts';

test('the worked example in the document equals the output of the rules (see scripts/what-shall-we-play.ts)', async () => {
  const text = await readFile(join(projectRoot, 'docs/what-shall-we-play.md'), 'utf8');
  const blocks = await workedBlocks();
  expect(blocksIn(text).sort()).toEqual(Object.keys(blocks).sort());
  expect(text).toBe(withBlocks(text, blocks));
});
