import { fileURLToPath } from 'node:url';
import { runLanes, secondsSince } from './lanes.mjs';

const VITEST = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));

/** The API tests leave out what their long form checks. */
const LONG_FORM_TOO = { LONG_FORM_TOO: '1' };

const step = (name, projects, env) => ({
  name,
  command: [process.execPath, VITEST, 'run', ...projects.flatMap((project) => ['--project', project])],
  env,
});

/**
 * All tests, rare ones too. What waits for processes that it ends, and the tests on Node 24, use the processor time that
 * the browser leaves.
 */
const LANES = [
  [step('tests', ['unit', 'api', 'components', 'browser'], LONG_FORM_TOO)],
  [
    step('tests of crashes and restarts, other browsers', ['full', 'other-browsers']),
    { name: 'tests on Node 24', command: ['npm', 'run', '-s', 'test:node24'], env: LONG_FORM_TOO },
  ],
];

const from = performance.now();
const table = await runLanes(LANES);
console.log('\nAll tests');
console.table(table);
console.log(`In all ${secondsSince(from)} s`);
