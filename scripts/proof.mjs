import { spawn } from 'node:child_process';

/**
 * `npm run proof`: runs the short forms of all harnesses. Harnesses that measure time run alone. Soak does not measure time, so
 * fuzz and mutation run in parallel with it. Exits with 1 if a harness fails.
 */
const GROUPS = [
  [['bench -- --short', 'hostile -- --short']],
  // The fixed seed sends the same requests each time, so a failure comes from a change.
  [['soak -- --short'], ['fuzz -- --requests 5000 --seed 20261121', 'mutation:short']],
];

const started = performance.now();
const table = {};
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

async function runStep(step, isAlone) {
  const from = performance.now();
  if (isAlone) console.log(`\n> npm run ${step}`);
  const { code, output } = await run(step.split(' '), isAlone);
  if (!isAlone) console.log(`\n> npm run ${step}\n${output}`);
  table[`npm run ${step}`] = { result: code === 0 ? 'passed' : 'FAILED', seconds: secondsSince(from) };
  if (code !== 0) process.exitCode = 1;
}

/** Resolves to the exit code, and to the output unless it is shown immediately. */
function run(words, isShown) {
  const child = spawn('npm', ['run', '-s', ...words], { stdio: isShown ? 'inherit' : ['inherit', 'pipe', 'pipe'] });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      // Ctrl+C stops all harnesses.
      if (signal !== null || code === 130) process.exit(130);
      resolve({ code, output: Buffer.concat(output).toString() });
    });
  });
}

function secondsSince(from) {
  return Math.round((performance.now() - from) / 1000);
}
