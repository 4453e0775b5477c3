import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { withBlocks, workedBlocks } from '#tests/support/evenings/worked-evening.ts';

/** `npx tsx scripts/what-shall-we-play.ts`: rewrites the worked example of docs/what-shall-we-play.md. */
const file = join(projectRoot, 'docs/what-shall-we-play.md');
await writeFile(file, withBlocks(await readFile(file, 'utf8'), await workedBlocks()));
