import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { join } from 'node:path/posix';
import recheck from 'recheck/package.json' with { type: 'json' };
import * as z from 'zod';
import { findPatterns, type FoundPattern } from './find-patterns.ts';
import { type Exception, checkRegexes } from './check-regexes.ts';
import { proveLinear, type Verdict } from './prove-linear.ts';
import { readArguments } from '#server/platform/config/read-arguments.ts';

const USAGE = `npm run regexes
  proves that every regular expression of server/ and shared/ takes linear time.`;

/**
 * Regular expressions that are not proven linear and need not be, because they never see a text from outside. Each says
 * why; one that is no longer needed fails the check.
 */
const EXCEPTIONS: readonly Exception[] = [];

/** Zod functions that contracts and forms use by name. */
const LIBRARY_PATTERNS: Readonly<Record<string, RegExp>> = {
  'z.email()': z.regexes.email,
  'z.uuid()': z.regexes.uuid(),
  'z.iso.datetime({ offset: true })': z.regexes.datetime({ offset: true }),
};

const CACHE = 'node_modules/.cache/rollcall/regexes.json';
const cached = z.object({ version: z.literal(recheck.version), verdicts: z.record(z.string(), z.string().nullable()) });

const COMPUTED = 'a computed pattern, of which nothing can be proven: write it as a literal';

/** `npm run regexes`: proves that every regular expression of server/ and shared/ takes linear time at most. */
readArguments(USAGE, {});
const found = [...libraryPatterns(), ...(await patternsIn('server')), ...(await patternsIn('shared'))];
const verdicts = await allVerdicts(found);
const wrong = checkRegexes(
  found.map((one) => ({ ...one, verdict: one.flags === null ? COMPUTED : (verdicts.get(keyOf(one)) ?? null) })),
  EXCEPTIONS,
);
console.log(
  wrong.length === 0
    ? `${found.length} regular expressions are linear, ${EXCEPTIONS.length} of them excepted`
    : `These regular expressions have to be proven linear, or excepted in EXCEPTIONS of scripts/regexes/main.ts:\n${wrong.join('\n')}`,
);
process.exitCode = wrong.length === 0 ? 0 : 1;

/** Regular expressions of libraries that process user input. */
function libraryPatterns(): FoundPattern[] {
  const each = Object.entries(LIBRARY_PATTERNS);
  return each.map(([file, { source, flags }]) => ({ file, line: 0, pattern: source, flags }));
}

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

/** Proves the patterns without a cached verdict, one per core in parallel. */
async function allVerdicts(patterns: readonly FoundPattern[]): Promise<Map<string, Verdict>> {
  const former = await readVerdicts();
  const all = new Map<string, Verdict>();
  const waiting = new Map(patterns.map((one) => [keyOf(one), one])).entries();
  const proveWaiting = async () => {
    for (const [key, { pattern, flags }] of waiting)
      if (flags !== null) all.set(key, former.has(key) ? (former.get(key) ?? null) : await proveLinear(pattern, flags));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, proveWaiting));
  await storeVerdicts(all);
  return all;
}

/** Cached verdicts by pattern and flags; empty if another version of the prover wrote them. */
async function readVerdicts(): Promise<Map<string, Verdict>> {
  const text = await readFile(CACHE, 'utf8').catch(() => 'null');
  const { success, data } = cached.safeParse(JSON.parse(text));
  return new Map(success ? Object.entries(data.verdicts) : []);
}

async function storeVerdicts(all: ReadonlyMap<string, Verdict>): Promise<void> {
  await mkdir(dirname(CACHE), { recursive: true });
  await writeFile(CACHE, JSON.stringify({ version: recheck.version, verdicts: Object.fromEntries(all) }));
}
