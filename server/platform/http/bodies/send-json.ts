import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import * as z from 'zod/v4/core';
import { timeSlice } from '#server/platform/workers/time-slice.ts';

/** Longer lists are encoded in slices. */
const LONG = 100;
/** Characters sent together. */
const PIECE = 32 * 1024;

/**
 * Sends a contract's response as JSON. Long lists are encoded a few rows at a time, at the client's reading speed, so
 * that neither other requests nor memory suffer; a list, also one in a field, may be read row by row, at the same speed.
 * What is short is sent whole; what fails before two pieces are there can still be answered as an error.
 */
export async function sendJson(res: Response, schema: z.$ZodType, answer: unknown): Promise<void> {
  const lists = isRead(answer) ? [rowsOf(schema, answer)] : longLists(schema, answer);
  if (lists === null) return void res.json(z.encode(schema, answer));
  const pieces = inPieces(lists);
  const first = await pieces.next();
  const second = await pieces.next();
  res.type('json');
  if (second.done) return void res.send(first.value);
  try {
    await pipeline(Readable.from(resume([first, second], pieces)), res);
  } catch (error) {
    if (!res.closed && !res.destroyed) throw error;
  }
}

interface Rows {
  schema: z.$ZodType;
  rows: readonly unknown[] | AsyncIterable<unknown>;
}
/** JSON text, or rows of a list with their schema. */
type Part = string | Rows;

const isRead = (answer: unknown): answer is AsyncIterable<unknown> =>
  typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;

/** Rows that are read while they are sent. */
function rowsOf(schema: z.$ZodType, rows: AsyncIterable<unknown>): Rows {
  if (!(schema instanceof z.$ZodArray)) throw new TypeError('only a list is read row by row');
  return { schema: schema._zod.def.element, rows };
}

/** Splits a response at its long lists, which are encoded row by row; null if there are none. */
function longLists(schema: z.$ZodType, answer: unknown): Part[] | null {
  if (schema instanceof z.$ZodArray && isLong(answer)) return [{ schema: schema._zod.def.element, rows: answer }];
  if (!(schema instanceof z.$ZodObject) || typeof answer !== 'object' || answer === null) return null;
  const fields: [string, unknown][] = Object.entries(answer);
  if (!fields.some(([name, value]) => isLongList(schema._zod.def.shape[name], value))) return null;
  const parts: Part[] = [];
  for (const [name, value] of fields) {
    const field: unknown = schema._zod.def.shape[name];
    if (!(field instanceof z.$ZodType)) continue;
    const before = `${parts.length === 0 ? '{' : ','}${JSON.stringify(name)}:`;
    if (field instanceof z.$ZodArray && (isLong(value) || isRead(value)))
      parts.push(before, { schema: field._zod.def.element, rows: value });
    else if (value !== undefined) parts.push(before + JSON.stringify(z.encode(field, value)));
  }
  return [...parts, '}'];
}

const isLong = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length > LONG;
const isLongList = (schema: unknown, value: unknown): boolean =>
  schema instanceof z.$ZodArray && (isLong(value) || isRead(value));

/** Goes on with values after some that were taken from them. */
async function* resume<T>(taken: readonly IteratorResult<T, unknown>[], values: AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    for (const result of taken) if (!result.done) yield result.value;
    yield* values;
  } finally {
    await values.return(undefined);
  }
}

async function* inPieces(parts: readonly Part[]): AsyncGenerator<string> {
  const yieldIfDue = timeSlice();
  let piece = '';
  for (const part of parts) {
    if (typeof part === 'string') {
      piece += part;
      continue;
    }
    let before = '[';
    for await (const row of part.rows) {
      piece += before + JSON.stringify(z.encode(part.schema, row));
      before = ',';
      if (piece.length > PIECE) {
        yield piece;
        piece = '';
      }
      await yieldIfDue();
    }
    piece += before === '[' ? '[]' : ']';
  }
  yield piece;
}
