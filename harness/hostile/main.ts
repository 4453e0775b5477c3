import { setMaxListeners } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { openTestbed } from './testbed.ts';
import { honestOwner } from './honest.ts';
import { allAtOnce, BUSY_MACHINE_P99_MS, oneByOne, QUIET_MACHINE_P99_MS } from './run.ts';
import { ATTACKS } from './attacks/all.ts';
import { readArguments, refuseArguments } from '../../server/platform/config/read-arguments.ts';

const USAGE = `npm run hostile -- [ATTACK ...] [--seconds 60] [--short]
  runs each attack alone, then all at once, on two built servers. --short: all at once for 15 seconds.
  Attacks: ${ATTACKS.map(({ name }) => name).join(', ')}`;

/**
 * `npm run hostile [-- --short] [attack ...]`: runs each attack alone on two built servers with the memory of compose.yaml,
 * then all attacks at once for a minute, while an honest owner uses the servers. Prints the results, writes them to
 * bench-results/, and exits with 1 if an attack succeeds. `--short`: all at once for 15 seconds; slow attacks run only then.
 */
const { values, positionals } = readArguments(
  USAGE,
  { options: { short: { type: 'boolean', default: false }, seconds: { type: 'string' } } },
  Infinity,
);
const seconds = Number(values.seconds ?? (values.short ? 15 : 60));
const attacks = ATTACKS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const unknown = positionals.find((chosen) => !ATTACKS.some(({ name }) => name === chosen));
if (unknown !== undefined) refuseArguments(USAGE, `There is no attack '${unknown}'.`);

const LOWEST_PRIORITY = 19;
// Each attempt sends many requests; all are aborted with it.
setMaxListeners(0);
const testbed = await openTestbed();
const honest = await honestOwner(testbed);
// Real attackers use other machines: sending must not slow the servers down.
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
  const longestP99 = values.short ? BUSY_MACHINE_P99_MS : QUIET_MACHINE_P99_MS;
  const together = await allAtOnce(testbed, { attacks: prepared, honest, seconds, longestP99 });
  console.log(`\nAll at once, ${seconds} seconds`);
  console.table(together.rows);
  console.log('An honest owner meanwhile, milliseconds', together.honest);
  const failures = [...single.failures, ...together.failures];
  await mkdir('bench-results', { recursive: true });
  const result = { date: new Date().toISOString(), seconds, single: single.rows, together: together.rows };
  const file = `bench-results/hostile${values.short ? '-short' : ''}.json`;
  await writeFile(file, JSON.stringify({ ...result, honest: together.honest, failures }, null, 2));
  for (const failure of failures) console.error(`NOT HELD  ${failure}`);
  console.log(failures.length === 0 ? 'All held.' : `${failures.length} not held.`);
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  honest.leave();
  await testbed.close();
}
