import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArguments } from '../server/platform/config/read-arguments.ts';
import { CROSSINGS } from '../tests/support/owners/crossings.ts';
import { FOLDER, type Tally } from '../tests/support/owners/record-statements.ts';

const USAGE = `npm run owners
  runs the API suite and lists its statements by whether they name their owner (docs/scaling.md).
  Exits with 1 if a test fails, or if no statement needs a crossing any more.`;

readArguments(USAGE, {});
const folder = await mkdtemp(join(tmpdir(), 'rollcall-owners-'));
const suite = spawn('npx', ['vitest', 'run', '--project', 'api', '--reporter', 'dot'], {
  stdio: 'inherit',
  env: { ...process.env, [FOLDER]: folder },
});
const code = await new Promise<number | null>((resolve) => suite.once('close', resolve));

const statements: Record<string, number> = {};
const texts: Record<string, Set<string>> = {};
for (const file of await readdir(folder)) {
  const tally = JSON.parse(await readFile(join(folder, file), 'utf8')) as Tally;
  for (const [verdict, seen] of Object.entries(tally)) {
    for (const [text, times] of Object.entries(seen)) {
      statements[verdict] = (statements[verdict] ?? 0) + times;
      (texts[verdict] ??= new Set()).add(text);
    }
  }
}
await rm(folder, { recursive: true });

const verdicts = Object.keys(statements).toSorted();
console.table(verdicts.map((verdict) => ({ verdict, statements: statements[verdict], texts: texts[verdict]?.size })));
const unused = Object.keys(CROSSINGS).filter((name) => !(`crosses owners: ${name}` in statements));
for (const name of unused) console.error(`No statement needs the crossing '${name}': remove it from crossings.ts.`);
if (code !== 0 || unused.length > 0) process.exitCode = 1;
