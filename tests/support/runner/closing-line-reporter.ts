import type { Reporter, TestModule } from 'vitest/node';

/** Ends the output with tests that passed on retry, each with its first failure, and the number of passed, failed and skipped ones. */
export default class ClosingLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const stumbled: string[] = [];
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    for (const module of modules) {
      if (module.state() === 'failed' && [...module.children.allTests()].length === 0) counts.failed += 1;
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result();
        if (state !== 'pending') counts[state] += 1;
        if (test.diagnostic()?.flaky)
          stumbled.push(
            [
              `${module.relativeModuleId}: ${test.fullName}`,
              ...errors.map(
                ({ stack, message, diff }) => `  ${stack ?? message}${diff === undefined ? '' : `\n${diff}`}`,
              ),
            ].join('\n'),
          );
      }
    }
    if (stumbled.length > 0) process.stdout.write(`\nPassed at the second try only:\n${stumbled.join('\n')}\n`);
    process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`);
  }
}
