import type { Response } from 'express';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { stillAllowed } from './still-allowed.ts';

/** Somebody who looks at one of their events, with the session that lets them. */
export interface Viewer {
  ownerId: number;
  sessionId: string;
  eventId: number;
}

interface Stream extends Viewer {
  res: Response;
}

/** The open streams of this server. Each says that something changed, and nothing of what: the client asks for that. */
export interface LiveStreams {
  /**
   * Keeps an answer open until its reader goes, the session ends, the event is deleted or the server stops.
   * @throws Refusal too_many_requests where somebody has very many open, unavailable once the server is stopping
   */
  open(viewer: Viewer, res: Response): void;
  close(): void;
}

const STREAMS_OF_ONE = 20;
const RETRY_MS = 2_000;
const CHANGED = 'event: changed\ndata: {}\n\n';
const PULSE = ': here\n\n';

export interface LivePace {
  /** Between two signs of life, which keep proxies from giving up and end what is no longer allowed. */
  pulseMs: number;
  /** The least between two messages, so that five hundred mails going out are not five hundred messages. */
  gapMs: number;
}
const PACE: LivePace = { pulseMs: 20_000, gapMs: 500 };
/** After a change, for those that belong to it. */
const GATHER_MS = 30;

export function openLiveStreams(
  { db, log, notices }: Pick<Services, 'db' | 'log' | 'notices'>,
  given: Partial<LivePace> = {},
): LiveStreams {
  const { pulseMs, gapMs } = { ...PACE, ...given };
  const streams = new Set<Stream>();
  const changed = new Set<number>();
  let stopListening: (() => void) | null = null;
  let timer: NodeJS.Timeout | null = null;
  let latest = 0;
  let isClosed = false;

  const end = (stream: Stream) => {
    streams.delete(stream);
    stream.res.end();
  };

  /** Writes to those that are still allowed, and ends the others. */
  async function tell(to: Stream[], message: string): Promise<void> {
    if (to.length === 0) return;
    const isAllowed = await stillAllowed(db, to);
    for (const stream of to.filter((one) => streams.has(one))) {
      if (isAllowed(stream)) stream.res.write(message);
      else end(stream);
    }
  }

  const attempt = (work: Promise<void>) =>
    work.catch((error: unknown) => log.warn({ err: error }, 'open pages were not told of a change'));

  function tellSoon(eventIds: Iterable<number>): void {
    for (const id of eventIds) changed.add(id);
    if (isClosed) return;
    timer ??= setTimeout(
      () => {
        timer = null;
        latest = Date.now();
        const told = [...streams].filter(({ eventId }) => changed.has(eventId));
        changed.clear();
        void attempt(tell(told, CHANGED));
      },
      Math.max(GATHER_MS, latest + gapMs - Date.now()),
    ).unref();
  }

  const pulse = setInterval(() => void attempt(tell([...streams], PULSE)), pulseMs).unref();

  return {
    open(viewer, res) {
      if (isClosed) throw new Refusal('unavailable', { retryAfterSeconds: 2 });
      const own = [...streams].filter(({ ownerId }) => ownerId === viewer.ownerId);
      if (own.length >= STREAMS_OF_ONE) throw new Refusal('too_many_requests', { retryAfterSeconds: 60 });
      stopListening ??= notices.on('event_changed', {
        heard: (payload) => tellSoon([Number(payload)]),
        resumed: () => tellSoon([...streams].map(({ eventId }) => eventId)),
      });
      const stream = { ...viewer, res };
      streams.add(stream);
      res.on('close', () => streams.delete(stream));
      begin(res);
    },
    close() {
      isClosed = true;
      clearInterval(pulse);
      stopListening?.();
      for (const stream of streams) end(stream);
    },
  };
}

/** Whoever opens a stream has asked for the event a moment before, or lost another one: something may have changed. */
function begin(res: Response): void {
  res.writeHead(200, {
    'Content-Type': 'text/event-stream',
    // A program on the way that packs or gathers what passes would keep messages back.
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
    Connection: 'close',
  });
  res.write(`retry: ${RETRY_MS}\n${CHANGED}`);
}
