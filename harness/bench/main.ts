import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { overBudget, readBudgets } from './budgets.ts';
import { isShort } from './sizes.ts';
import { CEILINGS, FLOORS, overTheCeiling, type Tables, belowFloor } from './floors.ts';
import { type Part, PARTS, SHORT_PARTS } from './parts.ts';
import { setUpServer, type ServerUnderTest } from './server-under-test.ts';
import { readArguments, refuseArguments } from '../../server/platform/config/read-arguments.ts';

const USAGE = `npm run bench -- [PART ...] [--short]
  measures these parts, or all, and writes bench-results/. --short: those with a floor, with less data.
  Parts: ${Object.keys(PARTS).join(', ')}`;

/**
 * `npm run bench [-- --short] [part ...]`: prints the tables of these parts, or of all, and writes them to
 * bench-results/. The short form exits with 1 if a row is below its floor or above its ceiling, or a screen exceeds its budget.
 */
const { positionals: selected } = readArguments(USAGE, { options: { short: { type: 'boolean' } } }, Infinity);
const all = Object.keys(PARTS) as Part[];
const unknown = selected.filter((name) => !all.some((part) => part === name));
if (unknown.length > 0) refuseArguments(USAGE, `There is no part ${unknown.join(', ')}.`);
const parts = selected.length > 0 ? all.filter((part) => selected.includes(part)) : isShort ? SHORT_PARTS : all;
/** A busy machine may be slow once; a part that is slow every time is an error. */
const ATTEMPTS = 3;
const FILE = `bench-results/${isShort ? 'short' : 'latest'}.json`;

const startedAt = performance.now();
const stage = await setUpServer();
const result: Record<string, unknown> = {
  date: new Date().toISOString(),
  node: process.version,
  cores: cpus().length,
  short: isShort,
  startMs: Math.round(stage.startMs),
};
try {
  console.log(`Node ${process.version}, ${cpus().length} cores`);
  const slow: string[] = [];
  for (const part of parts) {
    const { tables, missed } = await measure(stage, part);
    result[part] = tables;
    slow.push(...missed);
  }
  await mkdir('bench-results', { recursive: true });
  await writeFile(FILE, JSON.stringify({ ...result, slow }, null, 2));
  for (const line of slow) console.error(line);
  if (slow.length > 0) process.exitCode = 1;
  else if (isShort) console.log('\nEvery row reached its floor beside the limit, and no screen exceeds its budget.');
  console.log(`\nMeasured in ${Math.round((performance.now() - startedAt) / 1000)} s: ${FILE}`);
} finally {
  await stage.tearDown();
}

/** Tables of the last attempt, the floors that no attempt reached, and the budgets that the first exceeded. */
async function measure(on: ServerUnderTest, part: Part): Promise<{ tables: Tables; missed: string[] }> {
  const floors = isShort ? (FLOORS[part] ?? {}) : {};
  const missedBy = (measured: Tables) => [
    ...belowFloor(measured, floors),
    ...(isShort ? overTheCeiling(measured, CEILINGS[part]) : []),
  ];
  let tables = await tablesOf(on, part);
  // Byte counts do not depend on the load of the machine.
  const over = isShort && part === 'visiting' ? overBudget(tables, readBudgets()) : [];
  let missed = missedBy(tables);
  for (let attempt = 2; attempt <= ATTEMPTS && missed.length > 0; attempt += 1) {
    console.log(`\nOnce more, since too slow: ${missed.join('; ')}`);
    tables = await tablesOf(on, part);
    const again = missedBy(tables);
    missed = missed.filter((line) => again.includes(line));
  }
  return {
    tables,
    missed: [
      ...over.map((line) => `Over its budget: ${line}`),
      ...missed.map((line) => `Slow in each of ${ATTEMPTS} attempts: ${line}`),
    ],
  };
}

async function tablesOf(on: ServerUnderTest, part: Part): Promise<Tables> {
  const tables: Tables = await PARTS[part](on);
  for (const [title, rows] of Object.entries(tables)) {
    console.log(`\n${title}`);
    console.table(rows);
  }
  return tables;
}
