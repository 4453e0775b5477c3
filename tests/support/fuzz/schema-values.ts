import fc from 'fast-check';
import { hostileValue } from './hostile-values.ts';

/** As much of JSON Schema as the OpenAPI document uses. */
export interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  pattern?: string;
  format?: string;
}

/** The values of the requests of one round. */
export interface Known {
  /** Ids of the sender's rows, and of rows of unrelated people. */
  ownIds: readonly number[];
  othersIds: readonly number[];
  /** Whether some fields are malformed. */
  odd: boolean;
}

/** In a malformed request, one field in this many is malformed. */
const ODD_IN = 8;
const MAX_ITEMS = 3;

/** Values for a schema, mostly valid, half of them at its limits. @param name of the field */
export function valueFor(schema: JsonSchema, name: string, known: Known): fc.Arbitrary<unknown> {
  const tidy = fitting(schema, name, known);
  return known.odd ? fc.oneof({ weight: ODD_IN, arbitrary: tidy }, { weight: 1, arbitrary: hostileValue }) : tidy;
}

function fitting(schema: JsonSchema, name: string, known: Known): fc.Arbitrary<unknown> {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map((option) => fitting(option, name, known)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => fitting({ ...schema, type }, name, known)));
  if (schema.type === 'object') return objectFor(schema, known);
  if (schema.type === 'array') return listFor(schema, name, known);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'integer' || schema.type === 'number') return numberFor(schema, name, known);
  return schema.type === 'string' ? textFor(schema, name) : hostileValue;
}

function objectFor({ properties, required = [], additionalProperties }: JsonSchema, known: Known) {
  if (!properties) {
    const values = typeof additionalProperties === 'object' ? valueFor(additionalProperties, '', known) : hostileValue;
    return fc.dictionary(fc.string({ maxLength: 10 }), values, { maxKeys: MAX_ITEMS });
  }
  const fields = Object.entries(properties).map(([field, schema]) => [field, valueFor(schema, field, known)] as const);
  const requiredKeys = required.filter((field) => field in properties);
  const least = fields.filter(([field]) => requiredKeys.includes(field));
  const some = fc.record(Object.fromEntries(fields), { requiredKeys });
  return fc.oneof({ weight: 2, arbitrary: some }, { weight: 1, arbitrary: fc.record(Object.fromEntries(least)) });
}

const listFor = ({ items = {}, minItems = 0, maxItems = MAX_ITEMS }: JsonSchema, name: string, known: Known) =>
  fc.array(valueFor(items, name.replace(/s$/, ''), known), {
    minLength: Math.min(minItems, MAX_ITEMS),
    maxLength: Math.max(Math.min(maxItems, MAX_ITEMS), Math.min(minItems, MAX_ITEMS)),
  });

function numberFor(schema: JsonSchema, name: string, { ownIds, othersIds, odd }: Known): fc.Arbitrary<number> {
  const min = Math.max(schema.minimum ?? (schema.exclusiveMinimum === undefined ? -5 : 1), -(2 ** 31));
  const max = Math.max(min, Math.min(schema.maximum ?? 100, 2 ** 31));
  const edges = [min, max, ...(odd ? [min - 1, max + 1] : [])].map((edge) => fc.constant(edge));
  const inside = schema.type === 'integer' ? fc.integer({ min, max }) : fc.constantFrom(min, (min + max) / 2, max);
  const plain = fc.oneof({ weight: 6, arbitrary: inside }, ...edges);
  if (!/(id|number|approve|teache|want)$/i.test(name) || ownIds.length === 0) return plain;
  return fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...ownIds) },
    { weight: odd ? 3 : 1, arbitrary: fc.constantFrom(...othersIds) },
    { weight: 1, arbitrary: plain },
  );
}

/** Valid texts by the name of the field. */
const WORDS: readonly [RegExp, readonly string[]][] = [
  [/^players$/, ['["Ana","Bea"]', '["Ana"]', '2-4', '1', '5+', '[]', '["Ana","ana"]']],
  [/^scores$/, ['[70,12]', '[1]', '[null,2]', '[1e12,-5]', '[]']],
  [/email/i, ['bea@example.org', 'ANA@Example.ORG', 'o\u212a@example.org', `${'a'.repeat(64)}@${'b'.repeat(180)}.de`]],
  [/zone/i, ['Europe/Lisbon', 'UTC', 'Pacific/Kiritimati', 'America/St_Johns', 'Etc/GMT+12']],
  [/url|link|youtube/i, ['https://example.org/a?b=c#d', 'http://[::1]/', 'HTTPS://EXAMPLE.ORG', 'http:example.org']],
  [/^(confirm)$/, ['not quite']],
  [/^(spelling|name)$/, ['Ana', 'anna', 'Bea', 'Tuesday']],
  [/^(nextDate|day)$/, ['2999-05-10', '2030-02-29']],
  [/duration/i, ['45 min', '60', '2 h']],
  [/username/i, ['ana', 'Some Body']],
];
const MOMENTS = [
  '2030-05-03T18:00:00Z',
  '2024-02-29T23:59:59+14:00',
  '2999-05-10T00:00:00-12:00',
  '1000-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59-23:59',
  '0000-01-01T00:00:00Z',
];
const TITLES = ['Azul', 'Root', 'Heat', 'Ana', 'Fridays', 'É', 'x'.repeat(200), 'ﬁ\u0130\u00df'];

function textFor({ pattern, format }: JsonSchema, name: string): fc.Arbitrary<string> {
  if (format === 'date-time') return fc.constantFrom(...MOMENTS);
  const words = WORDS.find(([names]) => names.test(name))?.[1];
  if (words) return fc.constantFrom(...words);
  if (format === 'email') return fc.constantFrom('bea@example.org');
  return pattern === undefined ? fc.constantFrom(...TITLES) : matching(pattern);
}

/** Not every pattern can generate texts. */
function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    return fc.constantFrom(...TITLES);
  }
}
