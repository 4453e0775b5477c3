import type { FuzzResult } from '../../tests/support/fuzz/run.ts';

const SHOWN_FAILURES = 40;

/** Prints a run and gives it back as it is kept. */
export function report(
  { failures, tallies, tokenTallies, ownMarkersSeen }: FuzzResult,
  run: { seed: number; requests: number; seconds: number },
): object {
  const endpoints = [...tallies].sort(([a], [b]) => a.localeCompare(b));
  const all = [...endpoints, ...tokenTallies];
  const sum = (field: 'requests' | 'taken' | 'refused') => all.reduce((total, [, tally]) => total + tally[field], 0);
  console.table(
    Object.fromEntries(all.map(([target, tally]) => [target, { ...tally, slowestMs: Math.round(tally.slowestMs) }])),
  );
  for (const { target, what, count, round, command } of failures.slice(0, SHOWN_FAILURES))
    console.log(`\n${target} ${what}\n  ${count} times, first in round ${round}: ${command}`);
  const total = {
    ...run,
    requests: sum('requests'),
    seconds: Math.round(run.seconds),
    endpoints: endpoints.length,
    taken: sum('taken'),
    refused: sum('refused'),
    ownMarkersSeen,
    neverTaken: endpoints.filter(([, { taken }]) => taken === 0).map(([target]) => target),
    failures: failures.length,
  };
  console.log('');
  console.log(total);
  return {
    ...total,
    date: new Date().toISOString(),
    node: process.version,
    found: failures,
    tallies: Object.fromEntries(tallies),
    tokenTallies: Object.fromEntries(tokenTallies),
  };
}
