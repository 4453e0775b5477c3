import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { unboundedFields } from '#tests/support/accounts/unbounded-fields.ts';
import { allContracts } from './all-contracts.ts';
import { emailAddress, moment } from '#shared/contract/fields.ts';

describe('request schemas', () => {
  it('unboundedFields finds texts, lists and objects without a maximum', () => {
    const endless = z.object({
      a: z.string(),
      b: z.array(z.boolean()),
      c: z.record(z.string(), z.int()),
      d: z.string().regex(/^x+$/),
    });
    expect(unboundedFields(endless, 'body').sort()).toEqual(['body.a', 'body.b[]', 'body.c.*', 'body.d']);
    const bounded = z.object({
      a: z.string().max(3),
      b: z.array(z.enum(['x'])).max(2),
      c: z.string().regex(/^[a+]{2}\+$/),
    });
    expect(unboundedFields(bounded, 'body')).toEqual([]);
  });

  it('have a maximum for every text and list of every endpoint', () => {
    const unbounded = allContracts.flatMap(({ method, path, params, query, body }) =>
      Object.entries({ params, query, body: body && 'file' in body ? undefined : body }).flatMap(([part, schema]) =>
        schema ? unboundedFields(schema, `${method} ${path} ${part}`) : [],
      ),
    );
    expect(unbounded).toEqual([]);
  });

  it('reject an address with half a megabyte of leading spaces', () => {
    expect(z.safeParse(emailAddress('no'), `${' '.repeat(500_000)}ada@example.org`).success).toBe(false);
    expect(z.safeParse(emailAddress('no'), '  Ada@example.org ').data).toBe('ada@example.org');
  });

  it('reject a timestamp with thousands of fractional digits', () => {
    expect(z.safeParse(moment, `2026-01-01T00:00:00.${'1'.repeat(1_000)}Z`).success).toBe(false);
    expect(z.safeParse(moment, '2026-01-01T00:00:00.123456+01:00').success).toBe(true);
  });
});
