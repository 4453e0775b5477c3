import type { Response } from 'express';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/platform/services.ts';
import { positionsOf } from '#server/platform/database/notify.ts';
import { openChangeLog } from './change-log.ts';

/** Live updates on one kind of thing: who may watch, and when they are notified. */
export interface Topic<V> {
  /** PostgreSQL channel; the payload is the id of what changed. */
  channel: string;
  /** Another PostgreSQL channel: viewers may have lost access. */
  endsOn?: string;
  /** Id of the watched thing. */
  topicOf: (viewer: V) => number;
  /** Counting of viewers, and the maximum of open streams per server. */
  connectionLimits: readonly { nameOf: (viewer: V) => string | number; most: number }[];
  /** Minimum milliseconds between two messages. */
  throttleMs: number;
  /** Returns a function that tests whether a viewer may continue; the streams of others are closed. */
  stillAllowed: (viewers: readonly V[]) => Promise<(viewer: V) => boolean>;
}

interface Stream<V> {
  viewer: V;
  res: Response;
  /** Notifications received before it was opened. Its first message accounts for them. */
  receivedBefore: number;
  /** A change could not be passed on, because the database did not say who may continue: the next message says so. */
  isBehind: boolean;
}

/** The open streams of this server. Messages only say that something changed; the client refetches it. */
export interface LiveStreams<V> {
  /**
   * Keeps a response open until the viewer leaves or loses access, the watched thing is deleted, or the server stops.
   * @param since positions that came with what the reader has; unless nothing changed after them it says at once that something did
   * @throws Refusal too_many_requests where a limit of connections is reached, unavailable once the server is stopping
   */
  open(viewer: V, res: Response, since?: readonly string[]): void;
  /** Returns the position of the changes received so far; sent with data that is read afterwards. */
  position(): string;
  /** Number of open streams. */
  count(): number;
  close(): void;
}

const RETRY_MS = 2_000;
const CHANGED = 'event: changed\ndata: {}\n\n';
const PULSE = ': here\n\n';

export interface LiveTimings {
  /** Interval of keep-alive messages, which keep proxies from closing and detect lost access. */
  pulseMs: number;
  /** Overrides the topic's interval. */
  throttleMs?: number;
}
const DEFAULT_TIMINGS: LiveTimings = { pulseMs: 20_000 };
/** Collects changes that belong together. */
const GATHER_MS = 30;

export function openLiveStreams<V>(
  { log, notifications }: Pick<Services, 'log' | 'notifications'>,
  { channel, endsOn, topicOf, connectionLimits, stillAllowed, ...topic }: Topic<V>,
  given: Partial<LiveTimings> = {},
): LiveStreams<V> {
  const { pulseMs, throttleMs = topic.throttleMs } = { ...DEFAULT_TIMINGS, ...given };
  const streams = new Set<Stream<V>>();
  /** Topics that viewers are still to be notified of, each with the number of its latest notification. */
  const changed = new Map<number, number>();
  const changes = openChangeLog();
  let received = 0;
  let timer: NodeJS.Timeout | null = null;
  let latest = 0;
  let isClosed = false;

  const end = (stream: Stream<V>) => {
    streams.delete(stream);
    stream.res.end();
  };

  /** Notifies viewers that still have access, and closes the streams of others. */
  async function send(to: Stream<V>[], message: string): Promise<void> {
    if (to.length === 0) return;
    for (const stream of to) stream.isBehind ||= message === CHANGED;
    const isAllowed = await stillAllowed(to.map(({ viewer }) => viewer));
    for (const stream of to.filter((one) => streams.has(one))) {
      if (isAllowed(stream.viewer)) stream.res.write(stream.isBehind ? CHANGED : message);
      else end(stream);
      stream.isBehind = false;
    }
  }

  const attempt = (work: Promise<void>) =>
    work.catch((error: unknown) => log.warn({ err: error }, 'viewers were not notified of a change'));

  function notifySoon(topics: Iterable<number>): void {
    received++;
    for (const id of topics) changed.set(id, received);
    if (isClosed) return;
    timer ??= setTimeout(
      () => {
        timer = null;
        latest = Date.now();
        const notified = [...streams].filter(
          ({ viewer, receivedBefore }) => (changed.get(topicOf(viewer)) ?? 0) > receivedBefore,
        );
        changed.clear();
        void attempt(send(notified, CHANGED));
      },
      Math.max(GATHER_MS, latest + throttleMs - Date.now()),
    ).unref();
  }

  function refuseBeyondLimits(viewer: V): void {
    for (const { nameOf, most } of connectionLimits) {
      const open = [...streams].filter((stream) => nameOf(stream.viewer) === nameOf(viewer));
      if (open.length >= most) throw new Refusal('too_many_requests', { retryAfterSeconds: 60 });
    }
  }

  const pulse = setInterval(() => void attempt(send([...streams], PULSE)), pulseMs).unref();
  let looking: Promise<void> | null = null;
  let isAwaited = false;
  /** Checks at once, but never twice at a time: a check costs a query for all streams, and anybody can cause many. */
  function recheckViewers(): void {
    isAwaited = looking !== null;
    looking ??= attempt(send([...streams], PULSE)).finally(() => {
      looking = null;
      if (isAwaited && !isClosed) recheckViewers();
    });
  }

  // From the beginning, not from the first stream, so that data read in the meantime has a position.
  const stopListening = [
    notifications.on(positionsOf(channel), { onMessage: changes.onName, onReconnect: () => {} }),
    notifications.on(channel, {
      onMessage: (payload) => {
        changes.onChange(Number(payload));
        notifySoon([Number(payload)]);
      },
      onReconnect: () => {
        changes.onReconnect();
        notifySoon([...streams].map((stream) => topicOf(stream.viewer)));
      },
    }),
    ...(endsOn === undefined ? [] : [notifications.on(endsOn, { onMessage: recheckViewers, onReconnect: () => {} })]),
  ];

  return {
    open(viewer, res, since = []) {
      // The viewer left while access was checked, so no close event will come.
      if (res.destroyed) return;
      if (isClosed) throw new Refusal('unavailable', { retryAfterSeconds: 2 });
      refuseBeyondLimits(viewer);
      const stream = { viewer, res, receivedBefore: received, isBehind: false };
      streams.add(stream);
      res.on('close', () => streams.delete(stream));
      begin(res, changes.changedSince(topicOf(viewer), since));
      // Access may have been lost between its check and this moment, when no stream was there to be ended.
      if (endsOn !== undefined) void attempt(send([stream], PULSE));
    },
    position: changes.position,
    count: () => streams.size,
    close() {
      isClosed = true;
      clearInterval(pulse);
      for (const stop of stopListening) stop();
      for (const stream of streams) end(stream);
    },
  };
}

function begin(res: Response, mayHaveChanged: boolean): void {
  res.writeHead(200, {
    'Content-Type': 'text/event-stream',
    // A compressing or buffering proxy would hold messages back.
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
    Connection: 'close',
  });
  res.write(`retry: ${RETRY_MS}\n${mayHaveChanged ? CHANGED : PULSE}`);
}
