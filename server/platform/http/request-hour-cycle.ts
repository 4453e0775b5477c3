import type { Request } from 'express';
import { type HourCycle, hourCycleOf } from '#shared/time/hour-cycle.ts';

/** The hour cycle of the reader, by their browser's preferred language. */
export const requestHourCycle = (req: Request): HourCycle => hourCycleOf(req.acceptsLanguages()[0] ?? null);

/** The same; null for a client that sends no language. */
export const knownHourCycle = (req: Request): HourCycle | null =>
  (req.get('accept-language') ?? '*') === '*' ? null : requestHourCycle(req);
