import * as z from 'zod';
import type { Contract } from '#shared/contract/contract.ts';
import { MAX_BODY_BYTES } from '#shared/limits/limits.ts';

/** The largest body that a contract accepts. */
export interface BodyLimits {
  bytes: number;
  /** Values in it: texts, numbers, objects, lists and so on. */
  values: number;
  /** Levels of objects and lists. */
  levels: number;
}

const USUAL_BYTES = 64 * 1024;
/** Room for keys that the schema does not have: those of a newer client, and one entry too many, which the schema names. */
const EXTRA: BodyLimits = { bytes: 0, values: 100, levels: 2 };
/** UTF-8 takes up to three bytes for a unit of UTF-16, in which schemas count. */
const BYTES_OF_UNIT = 3;
/** A number with the marks around it, and a text with a pattern or a choice instead of a length. */
const BYTES_OF_NUMBER = 24;
const BYTES_OF_SHORT_TEXT = 64;

/**
 * The limits of a contract's JSON body, from the greatest value that its schema allows: 64 kB unless that is larger, and 1 MB
 * at most, or what the contract says.
 */
export function bodyLimitsOf({ body, maxBodyBytes }: Contract): BodyLimits {
  if (body === undefined || 'file' in body) return { bytes: 0, values: 0, levels: 0 };
  const { bytes, values, levels } = greatest(
    z.toJSONSchema(body, { io: 'input', unrepresentable: 'any', reused: 'inline' }),
  );
  const needed = Math.ceil(bytes / USUAL_BYTES) * USUAL_BYTES;
  return {
    bytes: maxBodyBytes ?? Math.min(Math.max(needed, USUAL_BYTES), MAX_BODY_BYTES),
    values: values + EXTRA.values,
    levels: levels + EXTRA.levels,
  };
}

type JsonSchema = z.core.JSONSchema._JSONSchema | undefined;

/** The size of the greatest value of a schema in which every text and list has a maximum. */
function greatest(schema: JsonSchema): BodyLimits {
  if (typeof schema !== 'object') return { bytes: 0, values: 0, levels: 0 };
  const { type, properties = {}, items, maxItems = 0, maxLength } = schema;
  const textBytes = maxLength === undefined ? BYTES_OF_SHORT_TEXT : maxLength * BYTES_OF_UNIT;
  const scalar = { bytes: BYTES_OF_NUMBER + (type === 'string' ? textBytes : 0), values: 1, levels: 0 };
  const fields = Object.entries(properties).map(([key, value]) => ({ key, ...greatest(value) }));
  const object = {
    bytes: sum(fields.map(({ key, bytes }) => key.length + bytes)),
    values: 1 + sum(fields.map(({ values }) => values)),
    levels: fields.length === 0 ? 0 : 1 + Math.max(...fields.map(({ levels }) => levels)),
  };
  const entry = Array.isArray(items) ? greatest(undefined) : greatest(items);
  const list = {
    bytes: maxItems * entry.bytes,
    values: 1 + maxItems * entry.values,
    levels: items ? 1 + entry.levels : 0,
  };
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].map(greatest);
  return [object, list, ...choices].reduce(greater, scalar);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const greater = (one: BodyLimits, other: BodyLimits): BodyLimits => ({
  bytes: Math.max(one.bytes, other.bytes),
  values: Math.max(one.values, other.values),
  levels: Math.max(one.levels, other.levels),
});
