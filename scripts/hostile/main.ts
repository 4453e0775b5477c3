import { setMaxListeners } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { openTestbed } from './testbed.ts';
import { honestOwner } from './honest.ts';
import { allAtOnce, oneByOne } from './run.ts';
import { ATTACKS } from './attacks/all.ts';

/**
 * `npm run hostile [-- --short] [attack ...]`: attacks two built servers that have the memory of compose.yaml, each way
 * once and then all at once for a minute beside an honest owner. Prints what happened and writes it to bench-results/. Ends
 * with 1 where an attack was not held. `--short`: all at once for 15 seconds, and those that take long alone only so.
 */
const { values, positionals } = parseArgs({
  options: { short: { type: 'boolean', default: false }, seconds: { type: 'string' } },
  allowPositionals: true,
});
const seconds = Number(values.seconds ?? (values.short ? 15 : 60));
const attacks = ATTACKS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
if (attacks.length === 0) throw new Error(`Choose of: ${ATTACKS.map(({ name }) => name).join(', ')}`);

const LOWEST_PRIORITY = 19;
// Each attempt sends many requests; all are aborted with it.
setMaxListeners(0);
const testbed = await openTestbed();
const honest = await honestOwner(testbed);
// Attackers have machines of their own: what sending costs here must not slow the servers.
setPriority(LOWEST_PRIORITY);
try {
  if (!testbed.hasSmallFolder) console.log('Uploads have all the room of this machine: a small folder needs root.');
  const prepared = [];
  for (const attack of attacks) prepared.push({ ...attack, attempt: await attack.prepare(testbed) });
  const isQuick = values.short && positionals.length === 0;
  const single = await oneByOne(
    testbed,
    prepared.filter(({ isLong }) => !(isQuick && isLong)),
  );
  console.log('\nEach attack alone');
  console.table(single.rows);
  const together = await allAtOnce(testbed, prepared, honest, seconds);
  console.log(`\nAll at once, ${seconds} seconds`);
  console.table(together.rows);
  console.log('An honest owner meanwhile, milliseconds', together.honest);
  const failures = [...single.failures, ...together.failures];
  await mkdir('bench-results', { recursive: true });
  const result = { date: new Date().toISOString(), seconds, single: single.rows, together: together.rows };
  const file = `bench-results/hostile${values.short ? '-short' : ''}.json`;
  await writeFile(file, JSON.stringify({ ...result, honest: together.honest, failures }, null, 2));
  for (const failure of failures) console.log(`NOT HELD  ${failure}`);
  console.log(failures.length === 0 ? 'All held.' : `${failures.length} not held.`);
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  honest.leave();
  await testbed.close();
}
