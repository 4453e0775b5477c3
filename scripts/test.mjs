import { spawn } from 'node:child_process';

/** `npm test [-- NAME …]`: all tests but the rare ones; with names, every test with one of them in its path. */
const PROJECTS = ['unit', 'api', 'components', 'browser'];
const names = process.argv.slice(2);
const which = names.length > 0 ? names : ['--tags-filter=!rare'];

const vitest = spawn('vitest', ['run', ...PROJECTS.flatMap((name) => ['--project', name]), ...which], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => vitest.kill(signal));
vitest.once('error', (error) => {
  throw error;
});
vitest.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
