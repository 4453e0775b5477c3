import type * as z from 'zod/mini';

/** In a path: the key of every element. */
export const EACH = '*';

/** The keys that lead to a moment, or to what may be absent, with its default. */
export type DecodingStep = readonly [path: readonly string[], whenAbsent?: unknown];

/**
 * All that decoding an answer by its schema changes in its JSON.
 * @throws Error for a schema that decoding would change in another way
 */
export function decodingOf(schema: z.core.$ZodType): DecodingStep[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, value]) => under(key, decodingOf(value)));
    case 'array':
      return under(EACH, decodingOf(def.element));
    case 'record':
      return under(EACH, decodingOf(def.valueType));
    case 'nullable':
    case 'optional':
    case 'readonly':
      return decodingOf(def.innerType);
    case 'default':
      return [[[], def.defaultValue], ...decodingOf(def.innerType)];
    case 'union': {
      const steps = def.options.flatMap(decodingOf).map((step) => [JSON.stringify(step), step] as const);
      return [...new Map(steps).values()];
    }
    case 'pipe':
      if ((def.out as z.core.$ZodTypes)._zod.def.type === 'date') return [[[]]];
      throw new Error('An answer is decoded in a way that the client does not know');
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
    case 'literal':
    case 'enum':
      return [];
    default:
      throw new Error(`An answer holds a ${def.type}, which the client does not know`);
  }
}

const under = (key: string, steps: readonly DecodingStep[]): DecodingStep[] =>
  steps.map(([path, ...whenAbsent]) => [[key, ...path], ...whenAbsent]);
