import type { Request } from 'express';
import { type Clock, clockOf } from '#shared/rules/time/clock.ts';

/** The clock of whoever asks, by the language that their browser prefers. */
export const readersClock = (req: Request): Clock => clockOf(req.acceptsLanguages()[0] ?? null);

/** The same, null of a program that names no language. */
export const knownClock = (req: Request): Clock | null =>
  (req.get('accept-language') ?? '*') === '*' ? null : readersClock(req);
