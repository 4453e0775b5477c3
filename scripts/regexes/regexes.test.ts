import { expect, test } from 'vitest';
import { findPatterns } from './find-patterns.ts';
import { checkRegexes } from './check-regexes.ts';
import { proveLinear } from './prove-linear.ts';

const FILE = 'server/a.ts';

const checked = async (source: string, exceptions: Parameters<typeof checkRegexes>[1] = []) => {
  const found = findPatterns(FILE, source);
  const proven = found.map(async (one) => ({
    ...one,
    verdict: one.flags === null ? 'computed' : await proveLinear(one.pattern, one.flags),
  }));
  return checkRegexes(await Promise.all(proven), exceptions);
};

test.each([
  [String.raw`const STRING = /"(?:[^"\\]+|\\.)*"/g;`, 'exponential'],
  [String.raw`text.replace(/\/+$/, '')`, 'polynomial'],
  [String.raw`new RegExp('^(a|a)*$')`, 'exponential'],
  [String.raw`RegExp('\\s+$', 'u')`, 'polynomial'],
  [String.raw`text.match('(a+)+$')`, 'exponential'],
  ['new RegExp(`^${word}$`)', 'computed'],
  [String.raw`/^a+(?=b)/.test(text)`, 'not proven: unsupported'],
])('a pattern that is not proven linear is reported: %s', async (source, why) => {
  const wrong = await checked(`const before = 1;\n${source}`);
  expect(wrong).toHaveLength(1);
  expect(wrong[0]).toMatch(/^server\/a\.ts:2 {2}/);
  expect(wrong[0]).toContain(why);
});

test.each([
  String.raw`/^[^"\\]*$/.test(text)`,
  String.raw`text.split(/[,;]/)`,
  String.raw`new RegExp(/^a+$/)`,
  "text.match('a')",
  "// /(a+)+$/\nconst path = '/(a+)+$/'; const half = 4 / 2 / 1;",
])('linear patterns and text that is not a pattern are not reported: %s', async (source) => {
  expect(await checked(source)).toEqual([]);
});

test('an exception applies to one pattern in one file', async () => {
  const exception = { file: FILE, pattern: '(a+)+$', reason: 'it sees nothing but a constant' };
  expect(await checked('/(a+)+$/', [exception])).toEqual([]);
  expect(await checked('/(a+)+$/; /(b+)+$/', [exception])).toHaveLength(1);
  expect(await checked('/(a+)+$/', [{ ...exception, file: 'server/b.ts' }])).toHaveLength(2);
});

test('an unused exception or an exception without a reason is reported', async () => {
  const exception = { file: FILE, pattern: 'a+', reason: 'it sees nothing but a constant' };
  expect(await checked('/a+/', [exception])).toEqual([expect.stringContaining('needs no exception')]);
  expect(await checked('/(a+)+$/', [{ ...exception, pattern: '(a+)+$', reason: ' ' }])).toEqual([
    expect.stringContaining('without a reason'),
  ]);
});
