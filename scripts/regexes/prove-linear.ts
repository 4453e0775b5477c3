import { check, type Diagnostics } from 'recheck';

/** Null where a pattern takes linear time at most for every text; else what was found instead. */
export type Verdict = string | null;

/**
 * The automaton checker proves; the other one only searches for attacks. It refuses what it cannot prove, lookahead
 * among it. Sizes have no bound here: a pattern that takes long to prove is written more plainly.
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
