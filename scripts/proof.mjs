import { spawn } from 'node:child_process';

/** The short forms of all harnesses, one after another: `npm run proof`. Ends with 1 where one of them does. */
const STEPS = [
  'bench -- --short',
  'soak -- --short',
  'hostile -- --short',
  // The same requests each time: what fails here failed for a change.
  'fuzz -- --requests 5000 --seed 20261121',
  'mutation:short',
];

const begun = performance.now();
const table = {};
for (const step of STEPS) {
  console.log(`\n> npm run ${step}`);
  const from = performance.now();
  const code = await run(step.split(' '));
  table[`npm run ${step}`] = { result: code === 0 ? 'passed' : 'FAILED', seconds: secondsSince(from) };
  if (code !== 0) process.exitCode = 1;
}
console.log('\nProof');
console.table(table);
console.log(`In all ${secondsSince(begun)} s`);

/** Answers what the command ended with. */
function run(words) {
  const child = spawn('npm', ['run', '-s', ...words], { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      // Ctrl+C ends the rest as well.
      if (signal !== null || code === 130) process.exit(130);
      resolve(code);
    });
  });
}

function secondsSince(from) {
  return Math.round((performance.now() - from) / 1000);
}
