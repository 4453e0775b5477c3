import { expect, test } from 'vitest';
import * as z from 'zod';
import { allContracts } from '#shared/all-contracts.ts';
import { contract } from '#shared/contract/contract.ts';
import { bodyLimitsOf } from './body-limits.ts';

const withBody = (body: z.ZodType, maxBodyBytes?: number) =>
  contract({
    method: 'post',
    path: '/',
    summary: '',
    access: 'visitor',
    status: 204,
    body,
    ...(maxBodyBytes !== undefined && { maxBodyBytes }),
  });

test('a small body may have 64 kB, its own values and levels, and keys of a newer client', () => {
  const body = z.object({ title: z.string().max(200), tags: z.array(z.string().max(40)).max(20) });
  expect(bodyLimitsOf(withBody(body))).toEqual({ bytes: 64 * 1024, values: 23 + 100, levels: 2 + 2 });
});

test('a list of many long texts may be larger, up to 1 MB, or up to the limit that its contract names', () => {
  const list = (most: number) => z.array(z.string().max(1_000)).max(most);
  expect(bodyLimitsOf(withBody(list(40))).bytes).toBe(128 * 1024);
  expect(bodyLimitsOf(withBody(list(4_000))).bytes).toBe(1024 * 1024);
  expect(bodyLimitsOf(withBody(list(4_000), 300_000)).bytes).toBe(300_000);
});

test('the largest of several shapes counts', () => {
  const one = z.object({ ids: z.array(z.int()).max(50) });
  const other = z.object({ id: z.int(), of: z.object({ at: z.object({ x: z.int() }) }) });
  expect(bodyLimitsOf(withBody(z.union([one, other])))).toMatchObject({ values: 52 + 100, levels: 3 + 2 });
});

/** Update it with `npx vitest run server/platform/http/bodies/body-limits --update`. */
test('the document lists the limits of every contract with a JSON body', async () => {
  const rows = allContracts
    .map((each) => ({ ...each, limits: bodyLimitsOf(each) }))
    .filter(({ limits }) => limits.bytes > 0)
    .sort((one, other) => other.limits.bytes - one.limits.bytes || other.limits.values - one.limits.values)
    .map(({ method, path, access, limits: { bytes, values, levels } }) =>
      ['', `\`${method.toUpperCase()} ${path}\``, access, bytes / 1024, values, levels, ''].join(' | ').trim(),
    );
  const head = ['| request | who | kB | values | levels |', '|---|---|---|---|---|'];
  const text = `# Limits of JSON bodies

Each limit follows from the schema of its contract (\`server/platform/http/bodies/body-limits.ts\`): the greatest value that the schema allows, at
least 64 kB and at most 1 MB, or the contract's \`maxBodyBytes\`. Values and levels are counted before a body is parsed.

${[...head, ...rows].join('\n')}
`;
  await expect(text).toMatchFileSnapshot('../../../../docs/body-limits.md');
});
