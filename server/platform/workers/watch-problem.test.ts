import { expect, test, vi } from 'vitest';
import { watchProblem } from './watch-problem.ts';

const answers = (...lines: (string | null)[]) => {
  const check = vi.fn<() => Promise<string | null>>(() => Promise.resolve(lines.shift() ?? null));
  const report = vi.fn<(line: string | null) => void>();
  return { check, report };
};

test('a problem is reported once, another one again, and that it is over', async () => {
  const { check, report } = answers('down', 'down', 'other', null);
  watchProblem({ check, report, pauseMs: 1 });
  await vi.waitFor(() => expect(report.mock.calls).toEqual([['down'], ['other'], [null]]));
  expect(check).toHaveBeenCalledTimes(4);
});

test('a known problem is not reported again', async () => {
  const { check, report } = answers('down', null);
  watchProblem({ check, report, known: 'down', pauseMs: 1 });
  await vi.waitFor(() => expect(report.mock.calls).toEqual([[null]]));
});

test('nothing is reported where nothing is wrong, or after it was stopped', async () => {
  const fine = answers();
  watchProblem({ ...fine, pauseMs: 1 });
  await vi.waitFor(() => expect(fine.check).toHaveBeenCalledTimes(1));
  expect(fine.report).not.toHaveBeenCalled();
  let resolve: (line: string) => void = () => {};
  const promise = new Promise<string>((done) => {
    resolve = done;
  });
  const report = vi.fn<(line: string | null) => void>();
  const stop = watchProblem({ check: () => promise, report, pauseMs: 1 });
  stop();
  resolve('down');
  await promise;
  expect(report).not.toHaveBeenCalled();
});
