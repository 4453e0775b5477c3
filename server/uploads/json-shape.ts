import * as z from 'zod';

/** The part of a JSON value to keep; the rest is skipped while reading. */
export interface Shape {
  /** For an object: the keys to keep, with their shapes. */
  keys: ReadonlyMap<string, Shape>;
  /** For an object: the shape of all other keys; null if they are skipped. */
  others: Shape | null;
  /** For an array: the shape of its entries; null if they are skipped. */
  entries: Shape | null;
  /** For an array: the maximum number of entries. */
  maxEntries: number;
}

/** For arrays whose schema has no limit. */
const MAX_ENTRIES = 10_000;

const NOTHING_INSIDE: Shape = { keys: new Map(), others: null, entries: null, maxEntries: MAX_ENTRIES };

/** Keeps a whole value. */
export const WHOLE: Shape = { keys: new Map(), others: null, entries: null, maxEntries: MAX_ENTRIES };
WHOLE.others = WHOLE;
WHOLE.entries = WHOLE;

type JsonSchema = z.core.JSONSchema.JSONSchema;

const made = new WeakMap<z.core.$ZodType, Shape>();

/** The shape of a schema: its keys and array limits. Cached per schema. */
export function shapeOf(schema: z.core.$ZodType): Shape {
  const former = made.get(schema);
  if (former) return former;
  const shape = fromJsonSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }));
  made.set(schema, shape);
  return shape;
}

function fromJsonSchema(schema: z.core.JSONSchema._JSONSchema | undefined): Shape {
  if (schema === undefined || schema === false) return NOTHING_INSIDE;
  if (schema === true || isAnything(schema)) return WHOLE;
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const { properties = {}, additionalProperties, items, maxItems } = schema;
  const own: Shape = {
    keys: new Map(Object.entries(properties).map(([key, value]) => [key, fromJsonSchema(value)])),
    others: typeof additionalProperties === 'object' ? fromJsonSchema(additionalProperties) : null,
    entries: items === undefined || Array.isArray(items) ? null : fromJsonSchema(items),
    maxEntries: maxItems ?? MAX_ENTRIES,
  };
  return choices.map(fromJsonSchema).reduce(either, own);
}

const isAnything = (schema: JsonSchema): boolean =>
  ['type', 'anyOf', 'oneOf', 'allOf', 'enum', 'const', 'properties'].every((word) => !(word in schema));

/** The union of two shapes. */
function either(one: Shape, other: Shape): Shape {
  if (one === other) return one;
  if (one === WHOLE || other === WHOLE) return WHOLE;
  const keys = new Map(one.keys);
  for (const [key, shape] of other.keys) {
    const former = keys.get(key);
    keys.set(key, former ? either(former, shape) : shape);
  }
  return {
    keys,
    others: eitherOrNull(one.others, other.others),
    entries: eitherOrNull(one.entries, other.entries),
    maxEntries:
      one.entries && other.entries
        ? Math.max(one.maxEntries, other.maxEntries)
        : (one.entries ? one : other).maxEntries,
  };
}

const eitherOrNull = (one: Shape | null, other: Shape | null): Shape | null =>
  one && other ? either(one, other) : (one ?? other);
