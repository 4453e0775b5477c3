import express, { type Request, type RequestHandler } from 'express';
import { MAX_BODY_BYTES } from '#shared/limits/limits.ts';
import type { BodyLimits } from './body-limits.ts';
import { limitUnfinishedBodies } from './limit-unfinished-bodies.ts';
import { Refusal } from '../refusal.ts';
import { t } from '#server/platform/words/words.ts';

const countUnfinished = limitUnfinishedBodies(['json'], MAX_BODY_BYTES);

/** Receives the text of a JSON body. A compressed one is refused: a kilobyte of it can be a megabyte. */
export const receiveJson = (bytes: number): RequestHandler[] => [
  countUnfinished,
  express.text({ type: 'json', inflate: false, limit: bytes }),
];

/**
 * Takes the received JSON from the request, so that only what it is decoded to stays in memory.
 * @throws Refusal invalid_request unless it is JSON within the limits
 */
export function takeJson(req: Request, limits: BodyLimits): unknown {
  const text: unknown = req.body;
  req.body = undefined;
  if (typeof text !== 'string') return undefined;
  if (text === '') return {};
  if (exceeds(text, limits)) throw new Refusal('invalid_request', { fields: { body: t('This has too many parts') } });
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('invalid_request', { fields: { body: t('This is not JSON') } });
  }
}

/** Whether JSON has more values or levels, counted by its marks: parsing makes an object of 56 bytes of three. */
export function exceeds(json: string, { values, levels }: Pick<BodyLimits, 'values' | 'levels'>): boolean {
  let [found, level, isText] = [1, 0, false];
  for (let at = 0; at < json.length; at += 1) {
    const mark = json[at];
    if (isText) {
      if (mark === '\\') at += 1;
      else if (mark === '"') isText = false;
    } else if (mark === '"') isText = true;
    else if (mark === ',') found += 1;
    else if (mark === '[' || mark === '{') {
      found += 1;
      level += 1;
    } else if (mark === ']' || mark === '}') level -= 1;
    if (found > values || level > levels) return true;
  }
  return false;
}
