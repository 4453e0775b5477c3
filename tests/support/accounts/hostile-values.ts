import fc from 'fast-check';
import * as z from 'zod';

/** Texts that have broken servers. */
export const hostileText = fc.oneof(
  fc.constantFrom(
    '\0',
    'a\0b',
    '\ud800',
    'x\udfff',
    '\u202e',
    '',
    ' ',
    '__proto__',
    'constructor',
    '%00',
    '%ff',
    '${7*7}',
    "'; drop table users; --",
    '=1+1',
    'a\r\nBcc: b@example.org',
    '9'.repeat(400),
    'x'.repeat(70_000),
    '\u{1f3b2}'.repeat(150),
    '-1',
    '1e9',
    '999999999999999',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const moments = fc.constantFrom(
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59-23:59',
  '2024-02-29T24:00:00Z',
  '2025-02-29T00:00:00Z',
  '1969-12-31T23:59:59.999999999Z',
  '2025-06-01T12:00:00Z',
);
const webAddresses = fc.constantFrom(
  'https://example.org/a?b=c#d',
  'javascript:alert(1)',
  'http://[::1]/',
  'http://\ud800/',
  'https://example.org/\0',
  'HTTPS://EXAMPLE.ORG',
  'http:example.org',
);
const emails = fc.constantFrom('ana@example.org', `${'a'.repeat(64)}@${'b'.repeat(186)}.de`, 'ANA@EXAMPLE.ORG', 'a@b');
const numbers = fc.constantFrom(0, -0, 1, 2.5, 5, 8, 99, 1_000_000, -1, 0.1, 2 ** 31, 2 ** 53, 1e300, -1e300, 5e-324);

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  type?: string;
  enum?: unknown[];
  anyOf?: JsonSchema[];
}

/** Values for a field, mostly at its limits, and some invalid ones. */
function valueFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  const types = [schema, ...(schema.anyOf ?? [])];
  const fitting = types.flatMap(({ enum: values, type }): fc.Arbitrary<unknown>[] => {
    if (values) return [fc.constantFrom(...values)];
    if (type === 'number' || type === 'integer') return [numbers];
    if (type === 'boolean') return [fc.boolean()];
    return type === 'string' ? [fc.constant('Azul'), hostileText, moments, webAddresses, emails] : [];
  });
  const anything = fc.oneof(hostileText, moments, webAddresses, emails, numbers, fc.constantFrom(null, true, [], {}));
  return fc.oneof(
    { arbitrary: fc.oneof(anything, ...fitting), weight: 1 },
    ...fitting.map((f) => ({ arbitrary: f, weight: 4 })),
  );
}

/** Arbitrary values for some of a schema's fields. */
export const someFieldsOf = (schema: unknown): fc.Arbitrary<Record<string, unknown>> => {
  if (schema === undefined) return fc.constant({});
  const { properties = {} } = z.toJSONSchema(schema as z.ZodType, {
    io: 'input',
    unrepresentable: 'any',
  }) as JsonSchema;
  const fields = Object.entries(properties).map(([name, field]) =>
    valueFor(field).map((value): [string, unknown] => [name, value]),
  );
  if (fields.length === 0) return fc.constant({});
  return fc.array(fc.oneof(...fields), { maxLength: 3 }).map((chosen) => Object.fromEntries(chosen));
};
