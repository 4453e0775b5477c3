import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';

/** Steps of a lane beside the first one leave the processors to it where both want them. */
const LOWER_PRIORITY = 5;
const children = new Set();

/**
 * Runs lanes beside each other, the steps of a lane in turn: `{ name, command: [program, ...arguments], env? }`. The output
 * of the first lane is shown as it comes, that of the others when a step has ended. Sets the exit code to 1 where a step
 * fails; the others go on. Resolves to a row for each step, by its name.
 */
export async function runLanes(lanes) {
  const rows = {};
  await Promise.all(
    lanes.map(async (steps, lane) => {
      for (const step of steps) rows[step.name] = await runStep(step, lane > 0);
    }),
  );
  return rows;
}

async function runStep({ name, command, env }, isBeside) {
  const from = performance.now();
  if (!isBeside) console.log(`\n> ${name}`);
  const { code, output } = await run(command, env, isBeside);
  if (isBeside) console.log(`\n> ${name}\n${output}`);
  if (code !== 0) process.exitCode = 1;
  return { result: code === 0 ? 'passed' : 'FAILED', seconds: secondsSince(from) };
}

/** Resolves to the exit code, and to the output where it is not shown at once. */
function run([program, ...words], env, isBeside) {
  const child = spawn(program, words, {
    stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  });
  children.add(child);
  if (isBeside && child.pid !== undefined) setPriority(child.pid, LOWER_PRIORITY);
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      children.delete(child);
      // Ctrl+C ends the rest as well.
      if (signal !== null || code === 130) end(130);
      resolve({ code, output: Buffer.concat(output).toString() });
    });
  });
}

function end(code) {
  for (const child of children) child.kill();
  process.exit(code);
}
process.once('SIGINT', () => end(130));
process.once('SIGTERM', () => end(143));

export const secondsSince = (from) => Math.round((performance.now() - from) / 1000);
