import * as z from 'zod';
import { type EventChange, GUEST_VISIBLE_FIELDS } from '#shared/nights/event-changes.ts';

const plain = z.union([z.string(), z.number(), z.null()]);

export const movedPayload = z.object({
  changes: z.array(z.object({ what: z.enum(GUEST_VISIBLE_FIELDS), before: plain, after: plain })),
});

/** Complete, because the event may be deleted. */
export const cancelledPayload = z.object({
  title: z.string(),
  date: z.coerce.date(),
  durationMinutes: z.int(),
  timeZone: z.string(),
  publicId: z.string(),
  /** Its date was open again. */
  isWithoutDate: z.boolean(),
});

/** `again`: the date had been set before, and was opened again. */
export const dateSetPayload = z.object({ again: z.boolean() });

const TOLD_FIELDS = new Set<EventChange['what']>(['date', 'timeZone', 'location']);

/** The changes that are news for a channel: when, and where if anybody may see it. */
export const toldChanges = (changes: readonly EventChange[], isPlaceShown: boolean): EventChange[] =>
  changes.filter(({ what }) => TOLD_FIELDS.has(what) && (what !== 'location' || isPlaceShown));
