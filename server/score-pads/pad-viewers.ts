import { inArray } from 'drizzle-orm';
import { scorePads } from '#shared/schema/score-pads.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { LiveStreams, Topic } from '#server/platform/live/live-streams.ts';
import type { Services } from '#server/platform/services.ts';

/** A device at the table, known by its address only. */
export interface PadViewer {
  padId: number;
  /** `addressGroup` of its address. */
  address: string;
}

export interface PadServices extends Services {
  live: { pads: LiveStreams<PadViewer> };
}

/** Devices that follow score pads. The throttle is short, because everybody watches the same number being typed. */
export const padViewers = (db: Database): Topic<PadViewer> => ({
  channel: 'pad_changed',
  topicOf: ({ padId }) => padId,
  connectionLimits: [
    { nameOf: ({ address }) => address, most: 40 },
    { nameOf: ({ padId }) => padId, most: 60 },
  ],
  throttleMs: 50,
  stillAllowed: async (viewers) => {
    const ids = [...new Set(viewers.map(({ padId }) => padId))];
    const existing = await db.select({ id: scorePads.id }).from(scorePads).where(inArray(scorePads.id, ids));
    const there = new Set(existing.map(({ id }) => id));
    return ({ padId }) => there.has(padId);
  },
});
