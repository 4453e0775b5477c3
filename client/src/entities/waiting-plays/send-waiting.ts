import { sendRecording } from '#client/entities/plays/recording.ts';
import { ApiError } from '#client/lib/api-error.ts';
import type { Play } from '#shared/contracts/plays.ts';
import { sendingFailure } from './rules/waiting-play.ts';
import { announceChange } from './changes.ts';
import type { WaitingPlay } from './waiting-play.ts';

/** Where waiting plays are kept, and how one is sent. */
export interface SendingTools {
  list: () => Promise<WaitingPlay[]>;
  refuse: (refused: WaitingPlay) => Promise<void>;
  drop: (key: string) => Promise<void>;
  send: (waiting: WaitingPlay) => Promise<Play>;
}

export interface Sent {
  /** On the server now. */
  plays: Play[];
  /** Refused this time. */
  refused: WaitingPlay[];
  /** Some wait for another time. */
  later: boolean;
}

/**
 * Sends what waits, in the order in which it was recorded. One that is refused is kept with the reason and lets the next
 * one pass; a server that is out of reach or in trouble, and a session that has ended, stop the rest.
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
      const said = Object.values(fields)[0] ?? reason ?? 'The server did not take it.';
      const refused = { ...waiting, refusal: { status, reason: said } };
      await refuse(refused);
      sent.refused.push(refused);
    }
  }
  return sent;
}

const LOCK = 'rollcall-waiting-plays';

/**
 * Works on the waiting plays while no other tab does; at once where a browser has no such locks, which is on a plain
 * http address: there the keys alone see to it that nothing is recorded twice.
 */
export const alone = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work();

/** Sends what waits of one person, unless another tab is about to. */
export async function sendWaitingOf(ownerId: number): Promise<Sent | null> {
  const store = await import('./store.ts');
  const work = () =>
    sendWaiting({
      list: () => store.waitingOf(ownerId),
      refuse: store.markRefused,
      drop: store.dropWaiting,
      send: (waiting) => sendRecording(waiting, ownerId),
    });
  const sent =
    'locks' in navigator
      ? await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? work() : null))
      : await work();
  if (sent && sent.plays.length + sent.refused.length > 0) announceChange();
  return sent;
}
