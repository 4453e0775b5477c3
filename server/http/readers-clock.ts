import type { Request } from 'express';
import { type Clock, clockOf } from '#shared/rules/time/clock.ts';

/** The clock format of the reader, by their browser's preferred language. */
export const readersClock = (req: Request): Clock => clockOf(req.acceptsLanguages()[0] ?? null);

/** The same; null for a client that sends no language. */
export const knownClock = (req: Request): Clock | null =>
  (req.get('accept-language') ?? '*') === '*' ? null : readersClock(req);
