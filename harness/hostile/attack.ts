import type { Testbed } from './testbed.ts';

/** The result of one attempt. */
export interface Outcome {
  /** Number of responses by status; 'closed' where the server ended the connection. */
  answers: Record<string, number>;
  /** The forbidden effect, in words. */
  failures: string[];
}

/** Attempts the attack once, until done or aborted. */
export type Attempt = (signal: AbortSignal) => Promise<Outcome>;

export interface Attack {
  name: string;
  /** The attacker: 'visitor' has no account. */
  attacker: 'visitor' | 'guest' | 'free account' | 'paid account';
  /** Takes long alone: the short form runs it only beside all others. */
  isLong?: true;
  /** Most processor time of one request of it, in milliseconds, where a small request must cost little. */
  mostProcessorMs?: number;
  /** Makes the data and accounts that the attack needs. */
  prepare(testbed: Testbed): Promise<Attempt>;
}

/** Adds up outcomes. */
export function sumOf(outcomes: readonly Outcome[]): Outcome {
  const answers: Record<string, number> = {};
  for (const outcome of outcomes)
    for (const [status, count] of Object.entries(outcome.answers)) answers[status] = (answers[status] ?? 0) + count;
  return { answers, failures: [...new Set(outcomes.flatMap(({ failures }) => failures))] };
}
