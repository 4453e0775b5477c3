import type { Services } from '#server/platform/services.ts';
import { type NightViewer, nightViewers } from '#server/nights/service.ts';
import { type PadViewer, padViewers } from '#server/score-pads/service.ts';
import { type LiveTimings, type LiveStreams, openLiveStreams } from '#server/platform/live/live-streams.ts';

/** The live-updated pages. */
export interface Live {
  nights: LiveStreams<NightViewer>;
  pads: LiveStreams<PadViewer>;
  /** Number of open streams on this server. */
  count(): number;
  /** Closes all streams and opens no new ones. */
  close(): void;
}

export function openLive(
  services: Pick<Services, 'db' | 'log' | 'notifications'>,
  timings: Partial<LiveTimings> = {},
): Live {
  const nights = openLiveStreams(services, nightViewers(services.db), timings);
  const pads = openLiveStreams(services, padViewers(services.db), timings);
  return {
    nights,
    pads,
    count: () => nights.count() + pads.count(),
    close() {
      nights.close();
      pads.close();
    },
  };
}
