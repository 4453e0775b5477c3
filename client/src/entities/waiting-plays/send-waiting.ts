import { sendRecording } from '#client/entities/plays/recording.ts';
import { ApiError } from '#client/lib/api-error.ts';
import type { Play } from '#shared/contracts/plays.ts';
import { sendingFailure } from './rules/waiting-play.ts';
import { announceChange } from './changes.ts';
import { dropWaiting, markRefused, waitingOf } from './store.ts';
import type { WaitingPlay } from './waiting-play.ts';

/** The store of unsent plays, and the send function. */
export interface SendingTools {
  list: () => Promise<WaitingPlay[]>;
  refuse: (refused: WaitingPlay) => Promise<void>;
  drop: (key: string) => Promise<void>;
  send: (waiting: WaitingPlay) => Promise<Play>;
}

export interface Sent {
  /** Recorded now. */
  plays: Play[];
  /** Refused now. */
  refused: WaitingPlay[];
  /** Some are left for later. */
  later: boolean;
}

/**
 * Sends unsent plays in recorded order. A refused one is stored with the reason and skipped; an unreachable or failing
 * server, or an ended session, stops the rest.
 */
export async function sendWaiting({ list, refuse, drop, send }: SendingTools): Promise<Sent> {
  const sent: Sent = { plays: [], refused: [], later: false };
  for (const waiting of (await list()).filter(({ refusal }) => refusal === null)) {
    try {
      const play = await send(waiting);
      await drop(waiting.key);
      sent.plays.push(play);
    } catch (error) {
      const failure = sendingFailure(error instanceof ApiError ? error.status : null);
      if (failure !== 'refused') return { ...sent, later: failure === 'later' };
      const { status, reason, fields } = error as ApiError;
      const problem = Object.values(fields)[0] ?? reason ?? 'The server did not accept it.';
      const refused = { ...waiting, refusal: { status, reason: problem } };
      await refuse(refused);
      sent.refused.push(refused);
    }
  }
  return sent;
}

const LOCK = 'rollcall-waiting-plays';

/**
 * Runs exclusively across tabs; at once if the browser has no Web Locks, as on plain http: there the idempotency keys
 * alone prevent duplicates.
 */
export const runExclusively = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work();

/** Sends a user's unsent plays, unless another tab is doing so. */
export async function sendWaitingOf(ownerId: number): Promise<Sent | null> {
  const work = () =>
    sendWaiting({
      list: () => waitingOf(ownerId),
      refuse: markRefused,
      drop: dropWaiting,
      send: (waiting) => sendRecording(waiting, ownerId),
    });
  const sent =
    'locks' in navigator
      ? await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? work() : null))
      : await work();
  if (sent && sent.plays.length + sent.refused.length > 0) announceChange();
  return sent;
}
