import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path/posix';
import { EXCEPTIONS } from './exceptions.ts';
import { findPatterns, type FoundPattern } from './find-patterns.ts';
import { judge } from './judge.ts';
import { libraryPatterns } from './library-patterns.ts';
import { proveLinear, type Verdict } from './prove-linear.ts';
import { keepVerdicts, readVerdicts } from './verdict-cache.ts';

const COMPUTED = 'a computed pattern, of which nothing can be proven: write it as a literal';

/** `npm run regexes`: proves that every regular expression of server/ and shared/ takes linear time at most. */
const found = [...libraryPatterns(), ...(await patternsIn('server')), ...(await patternsIn('shared'))];
const verdicts = await allVerdicts(found);
const wrong = judge(
  found.map((one) => ({ ...one, verdict: one.flags === null ? COMPUTED : (verdicts.get(keyOf(one)) ?? null) })),
  EXCEPTIONS,
);
console.log(
  wrong.length === 0
    ? `${found.length} regular expressions are linear, ${EXCEPTIONS.length} of them excepted`
    : `These regular expressions have to be proven linear, or excepted in scripts/regexes/exceptions.ts:\n${wrong.join('\n')}`,
);
process.exitCode = wrong.length === 0 ? 0 : 1;

async function patternsIn(folder: string): Promise<FoundPattern[]> {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/'));
  const sources = names.filter((name) => /\.(?:ts|tsx|mjs)$/.test(name) && !/\.test\.tsx?$/.test(name));
  const files = sources.map((name) => join(folder, name));
  const patterns = await Promise.all(files.map(async (file) => findPatterns(file, await readFile(file, 'utf8'))));
  return patterns.flat();
}

function keyOf({ pattern, flags }: FoundPattern): string {
  return `/${pattern}/${flags}`;
}

/** Proves what no former run has proven, as many at once as there are cores. */
async function allVerdicts(patterns: readonly FoundPattern[]): Promise<Map<string, Verdict>> {
  const former = await readVerdicts();
  const all = new Map<string, Verdict>();
  const waiting = new Map(patterns.map((one) => [keyOf(one), one])).entries();
  const proveWaiting = async () => {
    for (const [key, { pattern, flags }] of waiting)
      if (flags !== null) all.set(key, former.has(key) ? (former.get(key) ?? null) : await proveLinear(pattern, flags));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, proveWaiting));
  await keepVerdicts(all);
  return all;
}
