import { setTimeout as pause } from 'node:timers/promises';
import type { Testbed } from './testbed.ts';
import { type Attack, type Attempt, type Outcome, sumOf } from './attack.ts';
import type { HonestOwner } from './honest.ts';
import type { Waited } from './honest-owner.ts';
import { type Harm, MEMORY_LIMIT_MB } from './limited-server.ts';

interface Prepared extends Attack {
  attempt: Attempt;
}

type Rows = Record<string, Record<string, string | number>>;

/** A single attack must not delay others for longer, milliseconds. */
const MAX_DELAY_MS = 1_000;
/** Maximum p99 of an honest owner's unchanged list during all attacks, milliseconds above a bare server. */
export const QUIET_MACHINE_P99_MS = 250;
/** Where other programs run too, as in CI: far above it, and far below what attacks that succeed cost. */
export const BUSY_MACHINE_P99_MS = 1_000;
/** The same limit as a multiple of the bare server's p99, for slow machines. */
const LONGEST_P99_FACTOR = 8;
/** A response that is slow every time is a failure; a single slow one may be caused by the machine. */
const ATTEMPTS = 3;
const MIN_REQUESTS = 20;
const MAX_ATTEMPT_MS = 90_000;
const BETWEEN_ATTEMPTS_MS = 500;

/** Runs each attack alone. */
export async function oneByOne(
  testbed: Testbed,
  attacks: readonly Prepared[],
): Promise<{ rows: Rows; failures: string[] }> {
  const rows: Rows = {};
  const failures: string[] = [];
  await harmOf(testbed);
  for (const { name, attacker, attempt, mostProcessorMs = Infinity } of attacks) {
    const began = performance.now();
    const outcome = await attempt(AbortSignal.timeout(MAX_ATTEMPT_MS));
    const harm = await harmOf(testbed);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const own = [...outcome.failures, ...failuresOf(harm)];
    if (harm.delayMs > MAX_DELAY_MS) own.push(`the event loop was delayed for ${harm.delayMs} ms`);
    const processorMs = each(harm.processorMs, outcome);
    if (processorMs > mostProcessorMs) own.push(`a request cost ${processorMs} ms of the processor`);
    failures.push(...own.map((failure) => `${name}: ${failure}`));
    rows[name] = {
      attacker,
      answers: wordsOf(outcome),
      seconds,
      'delay ms': harm.delayMs,
      'peak MB': harm.peakMB,
      'processor ms each': processorMs,
      connections: harm.connections,
      held: own.length === 0 ? 'yes' : 'NO',
    };
    if (harm.hasExited) break;
  }
  return { rows, failures };
}

interface Together {
  attacks: readonly Prepared[];
  honest: HonestOwner;
  seconds: number;
  /** Milliseconds. */
  longestP99: number;
}

/** Runs all attacks at once, together with an honest owner; repeats them if only a time limit was exceeded. */
export async function allAtOnce(testbed: Testbed, run: Together) {
  let result = await together(testbed, run);
  for (let attempt = 2; attempt <= ATTEMPTS && result.isOnlySlow; attempt += 1) result = await together(testbed, run);
  return result;
}

async function together(testbed: Testbed, { attacks, honest, seconds, longestP99 }: Together) {
  honest.begin();
  const signal = AbortSignal.timeout(seconds * 1000);
  await harmOf(testbed);
  const outcomes = await Promise.all(attacks.map(async ({ attempt }) => repeated(attempt, signal)));
  const waited = await honest.end();
  const harm = await harmOf(testbed);
  const rows: Rows = Object.fromEntries(
    attacks.map(({ name }, place) => {
      const outcome = outcomes[place] ?? sumOf([]);
      return [name, { answers: wordsOf(outcome), failures: outcome.failures.length }];
    }),
  );
  rows['both servers'] = { 'delay ms': harm.delayMs, 'peak MB': harm.peakMB, connections: harm.connections };
  const failures = attacks.flatMap(({ name }, place) =>
    (outcomes[place]?.failures ?? []).map((one) => `${name}: ${one}`),
  );
  failures.push(...failuresOf(harm));
  const waiting = failuresOfWaiting(waited, longestP99);
  const isOnlySlow = failures.length === 0 && waiting.length > 0;
  const all = [...failures, ...waiting].map((failure) => `all at once: ${failure}`);
  return { rows, honest: waited, failures: all, isOnlySlow };
}

async function repeated(attempt: Attempt, signal: AbortSignal): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  while (!signal.aborted) {
    outcomes.push(await attempt(signal));
    await pause(BETWEEN_ATTEMPTS_MS);
  }
  return sumOf(outcomes);
}

/** The worse of both servers, with the processor time of both and the most database connections in use at once. */
async function harmOf(testbed: Testbed): Promise<Harm & { connections: number }> {
  const harms = await Promise.all(testbed.servers.map((server) => server.harm()));
  return {
    delayMs: Math.max(...harms.map(({ delayMs }) => delayMs)),
    peakMB: Math.max(...harms.map(({ peakMB }) => peakMB)),
    processorMs: sum(harms.map(({ processorMs }) => processorMs)),
    connections: testbed.connections(),
    hasExited: harms.some(({ hasExited }) => hasExited),
  };
}

function failuresOf({ hasExited, peakMB }: Harm): string[] {
  if (hasExited) return ['a server ended'];
  return peakMB > MEMORY_LIMIT_MB ? [`a server took ${peakMB} MB of ${MEMORY_LIMIT_MB}`] : [];
}

function failuresOfWaiting({ requests, p99, bareP99, failed }: Waited, longestP99: number): string[] {
  if (requests < MIN_REQUESTS) return ['an honest owner was hardly answered'];
  const isSlow = p99 - bareP99 > Math.max(longestP99, LONGEST_P99_FACTOR * bareP99);
  const failures = isSlow ? [`an honest owner waited ${p99} ms (p99), and ${bareP99} ms for a bare server`] : [];
  return failed > 0 ? [...failures, `an honest owner was refused ${failed} times`] : failures;
}

/** The processor time of a request, in milliseconds. */
const each = (processorMs: number, { answers }: Outcome): number =>
  Math.round((10 * processorMs) / Math.max(1, sum(Object.values(answers)))) / 10;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const wordsOf = ({ answers }: Outcome): string =>
  Object.entries(answers)
    .map(([status, count]) => `${count} x ${status}`)
    .join(', ');
