import { runLanes, secondsSince } from './lanes.mjs';

const step = (words) => ({ name: `npm run ${words}`, command: ['npm', 'run', '-s', ...words.split(' ')] });

/**
 * The short forms of all harnesses: `npm run proof`. What measures time has the machine to itself; the rows of soak do not
 * depend on it, so the last two run beside it. Ends with 1 where one of them does.
 */
const GROUPS = [
  [['bench -- --short', 'hostile -- --short']],
  // The same requests each time: what fails here failed for a change.
  [['soak -- --short'], ['fuzz -- --requests 5000 --seed 20261121', 'mutation:short']],
];

const from = performance.now();
const table = {};
for (const lanes of GROUPS) Object.assign(table, await runLanes(lanes.map((steps) => steps.map(step))));
console.log('\nProof');
console.table(table);
console.log(`In all ${secondsSince(from)} s`);
