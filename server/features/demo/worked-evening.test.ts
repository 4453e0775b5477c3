import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { blocksIn, withBlocks, workedBlocks } from '#tests/support/worked-evening.ts';

test('the worked example of the document is what the rules propose (scripts/what-shall-we-play.ts writes it anew)', async () => {
  const text = await readFile(join(projectRoot, 'docs/what-shall-we-play.md'), 'utf8');
  const blocks = await workedBlocks();
  expect(blocksIn(text).sort()).toEqual(Object.keys(blocks).sort());
  expect(text).toBe(withBlocks(text, blocks));
});
