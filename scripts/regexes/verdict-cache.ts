import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import recheck from 'recheck/package.json' with { type: 'json' };
import * as z from 'zod';
import type { Verdict } from './prove-linear.ts';

const FILE = 'node_modules/.cache/rollcall/regexes.json';
const cached = z.object({ version: z.literal(recheck.version), verdicts: z.record(z.string(), z.string().nullable()) });

/** Verdicts of former runs by pattern and flags; none where another version of the prover made them. */
export async function readVerdicts(): Promise<Map<string, Verdict>> {
  const text = await readFile(FILE, 'utf8').catch(() => 'null');
  const { success, data } = cached.safeParse(JSON.parse(text));
  return new Map(success ? Object.entries(data.verdicts) : []);
}

export async function keepVerdicts(verdicts: ReadonlyMap<string, Verdict>): Promise<void> {
  await mkdir(dirname(FILE), { recursive: true });
  await writeFile(FILE, JSON.stringify({ version: recheck.version, verdicts: Object.fromEntries(verdicts) }));
}
