import { spawn } from 'node:child_process';
import { readArguments } from '../server/platform/config/read-arguments.ts';

const USAGE = `npm run proof
  runs the short forms of bench, hostile, soak, fuzz and mutation: six minutes on a quiet machine.`;

/**
 * `npm run proof`: runs the short forms of all harnesses. Harnesses that measure time run alone. Soak does not measure time, so
 * fuzz and mutation run in parallel with it. Exits with 1 if a harness fails.
 */
const GROUPS = [
  [['bench -- --short', 'hostile -- --short']],
  // The fixed seed sends the same requests each time, so a failure comes from a change.
  [['soak -- --short'], ['fuzz -- --requests 5000 --seed 20261121', 'mutation:short']],
];

readArguments(USAGE, {});
const started = performance.now();
const table = {};
/** What failed harnesses wrote to standard error. A log that is cut off at its beginning still shows it. */
const errors = [];
for (const lanes of GROUPS) {
  const isAlone = lanes.length === 1;
  await Promise.all(
    lanes.map(async (steps) => {
      for (const step of steps) await runStep(step, isAlone);
    }),
  );
}
console.log('\nProof');
console.table(table);
console.log(`Total: ${secondsSince(started)} s`);
for (const { step, lines } of errors) console.error(`\nnpm run ${step}:\n${lines}`);

async function runStep(step, isAlone) {
  const from = performance.now();
  if (isAlone) console.log(`\n> npm run ${step}`);
  const { code, output, lines } = await run(step.split(' '), isAlone);
  if (!isAlone) console.log(`\n> npm run ${step}\n${output}`);
  table[`npm run ${step}`] = { result: code === 0 ? 'passed' : 'FAILED', seconds: secondsSince(from) };
  if (code === 0) return;
  process.exitCode = 1;
  errors.push({ step, lines });
}

/** Resolves to the exit code, the output unless it is shown immediately, and the last lines of standard error. */
function run(words, isShown) {
  const child = spawn('npm', ['run', '-s', '--prefix', 'harness', ...words], {
    stdio: ['inherit', isShown ? 'inherit' : 'pipe', 'pipe'],
  });
  const output = [];
  const failures = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => failures.push(chunk));
  if (isShown) child.stderr.pipe(process.stderr);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      // Ctrl+C stops all harnesses.
      if (signal !== null || code === 130) process.exit(130);
      const lines = Buffer.concat(failures).toString().split('\n').slice(-20).join('\n');
      resolve({ code, output: Buffer.concat(output).toString(), lines });
    });
  });
}

function secondsSince(from) {
  return Math.round((performance.now() - from) / 1000);
}
