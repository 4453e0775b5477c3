import type { FoundPattern } from './find-patterns.ts';
import type { Verdict } from './prove-linear.ts';

export interface Exception {
  file: string;
  /** The source text of the pattern; for a computed one, the whole expression. */
  pattern: string;
  reason: string;
}

/** Lists patterns that are neither proven nor excepted, and unused exceptions. */
export function checkRegexes(
  found: readonly (FoundPattern & { verdict: Verdict })[],
  exceptions: readonly Exception[],
): string[] {
  const used = new Set<Exception>();
  const wrong = found.flatMap(({ file, line, pattern, verdict }) => {
    if (verdict === null) return [];
    const exception = exceptions.find((one) => one.file === file && one.pattern === pattern);
    if (exception) used.add(exception);
    return exception ? [] : [`${file}:${line}  ${pattern}\n    ${verdict}`];
  });
  const unused = exceptions.filter((exception) => !used.has(exception));
  const silent = exceptions.filter(({ reason }) => reason.trim() === '');
  return [
    ...wrong,
    ...unused.map(({ file, pattern }) => `${file}  ${pattern}\n    is excepted, but needs no exception`),
    ...silent.map(({ file, pattern }) => `${file}  ${pattern}\n    is excepted without a reason`),
  ];
}
