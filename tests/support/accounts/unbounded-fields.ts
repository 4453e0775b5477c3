import * as z from 'zod';

interface JsonSchema {
  type?: string | string[];
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
}

/** Whether a pattern is anchored and has no unbounded repetition. */
const isBoundedPattern = (pattern: string): boolean =>
  /^\^.*\$$/s.test(pattern) && !/[*+]|\{\d*,\}/.test(pattern.replace(/\\.|\[[^\]]*\]/gs, 'x'));

/**
 * The places where a schema is unbounded: texts without a maximum length, lists without a maximum number of entries,
 * and objects with arbitrary fields. @param where prefix of the places
 */
export function unboundedFields(schema: unknown, where: string): string[] {
  const root = z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const found = new Set<string>();
  const followed = new Set<string>();

  function look(part: JsonSchema, place: string): void {
    if (part.$ref !== undefined) {
      const definition = root.$defs?.[part.$ref.split('/').pop() ?? ''];
      if (!definition || followed.has(part.$ref)) return;
      followed.add(part.$ref);
      look(definition, place);
      followed.delete(part.$ref);
      return;
    }
    for (const one of [...(part.anyOf ?? []), ...(part.oneOf ?? []), ...(part.allOf ?? [])]) look(one, place);
    if (part.enum || part.const !== undefined) return;
    const types = new Set([part.type].flat());
    if (types.has('string') && part.maxLength === undefined && !isBoundedPattern(part.pattern ?? '')) found.add(place);
    if (types.has('array')) {
      if (part.maxItems === undefined && part.items) found.add(`${place}[]`);
      for (const one of [...(part.prefixItems ?? []), ...(part.items ? [part.items] : [])]) look(one, `${place}[]`);
    }
    if (typeof part.additionalProperties === 'object') found.add(`${place}.*`);
    for (const [name, one] of Object.entries(part.properties ?? {})) look(one, `${place}.${name}`);
  }

  look(root, where);
  return [...found];
}
