import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { errorForLog } from './error-for-log.ts';
import { openLog } from './log.ts';

const failedQuery = () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(ana@example.org)' });
  return new DrizzleQueryError('insert into codes values ($1, $2)', ['ana@example.org', '123456'], cause);
};

test('a failed query is logged without its parameters', () => {
  const logged = errorForLog(failedQuery());
  expect(logged).toMatchObject({
    type: 'DrizzleQueryError',
    message: 'Failed query: insert into codes values ($1, $2)',
    cause: { type: 'Error', message: 'duplicate key', code: '23505' },
  });
  expect(logged.stack).toContain('error-for-log.test.ts');
  expect(JSON.stringify(logged)).not.toMatch(/ana@|123456/);
});

test('a mail error is logged without its recipient', () => {
  const error = Object.assign(new Error('550 <ana@example.org>: no such user'), { rejected: ['ana@example.org'] });
  expect(errorForLog(error).message).toBe('550 <<address>>: no such user');
  expect(JSON.stringify(errorForLog(error))).not.toContain('ana@');
});

test('a value that is not an error, and an error with itself as cause, are logged', () => {
  expect(errorForLog('gone')).toEqual({ type: 'string', message: 'gone' });
  const loop = new Error('loop');
  loop.cause = loop;
  expect(errorForLog(loop)).toMatchObject({ message: 'loop', cause: { message: 'loop' } });
});

test('each error is logged on one line without private data', () => {
  const lines: string[] = [];
  const log = openLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
  log.error({ err: failedQuery() }, 'it failed\nand "forged": 1');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toContain('\n');
  expect(lines[0]).not.toMatch(/ana@|123456/);
});

test('a cause that is no error is described by its keys, without values', () => {
  const error = new Error('unexpected issuer', { cause: { expected: 'a', body: { token: 'secret' } } });
  expect(errorForLog(error).cause).toEqual({ type: 'Object', message: 'with expected, body' });
  expect(JSON.stringify(errorForLog(error))).not.toMatch(/secret|\[object Object\]/);
});
