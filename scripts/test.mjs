import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readArguments } from '#server/platform/config/read-arguments.ts';

const USAGE = `npm test -- [WORD ...]
  runs the checks, then all tests but rare ones, or the tests whose path contains one of the words.`;

/** `npm test [-- NAME …]`: runs all tests except rare ones; with names, all tests whose path contains one of them. */
const PROJECTS = ['unit', 'api', 'components', 'browser'];
const names = readArguments(USAGE, {}, Infinity).positionals;
const which = names.length > 0 ? names : ['--tags-filter=!rare'];

const program = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const projects = PROJECTS.flatMap((name) => ['--project', name]);
const vitest = spawn(process.execPath, [program, 'run', ...projects, ...which], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => vitest.kill(signal));
vitest.once('error', (error) => {
  throw error;
});
vitest.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
