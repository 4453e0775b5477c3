import { check, type Diagnostics } from 'recheck';

/** Null if a pattern takes at most linear time for every text; otherwise the reason. */
export type Verdict = string | null;

/**
 * The automaton checker gives proofs; the other checker only searches for attacks. It rejects what it cannot prove, such as
 * lookahead. It runs without size limits: simplify a pattern that takes long to prove.
 */
const PARAMETERS = {
  checker: 'automaton',
  timeout: 120_000,
  maxNFASize: 1_000_000,
  maxPatternSize: 100_000,
  maxRepeatCount: 100_000,
} as const;

/** Proves that a pattern is linear. */
export async function proveLinear(pattern: string, flags: string): Promise<Verdict> {
  return verdictOf(await check(pattern, flags, PARAMETERS));
}

function verdictOf(result: Diagnostics): Verdict {
  if (result.status === 'safe') return null;
  if (result.status === 'unknown')
    return `not proven: ${result.error.kind} ${'message' in result.error ? result.error.message : ''}`.trim();
  return `${result.complexity.summary}, for example on ${result.attack.pattern}`;
}
