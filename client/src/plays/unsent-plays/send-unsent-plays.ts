import { sendPlay } from '../send-play.ts';
import { ApiError } from '#client/lib/http/api-error.ts';
import type { Play } from '#shared/plays/plays-contract.ts';
import { sendingFailure } from './sending-failure.ts';
import { notifyUnsentPlaysChanged } from './changes-channel.ts';
import { deleteUnsentPlay, markRefused, unsentPlaysOf } from './unsent-play-store.ts';
import type { UnsentPlay } from './unsent-play.ts';
import { t } from '#client/plays/words/words.ts';

/** The store of unsent plays, and the send function. */
export interface SendDependencies {
  list: () => Promise<UnsentPlay[]>;
  refuse: (refused: UnsentPlay) => Promise<void>;
  drop: (key: string) => Promise<void>;
  send: (unsent: UnsentPlay) => Promise<Play>;
}

export interface SendResult {
  /** Recorded now. */
  plays: Play[];
  /** Refused now. */
  refused: UnsentPlay[];
  /** Some are left for later. */
  later: boolean;
}

/**
 * Sends unsent plays in recorded order. A refused one is stored with the reason and skipped; one at which the server fails
 * is left for later; an unreachable server or an ended session stops the rest, and a device that can store nothing does not.
 */
export async function sendUnsentPlays({ list, refuse, drop, send }: SendDependencies): Promise<SendResult> {
  const sent: SendResult = { plays: [], refused: [], later: false };
  for (const unsent of (await list()).filter(({ refusal }) => refusal === null)) {
    try {
      const play = await send(unsent);
      // One that cannot be deleted is sent again with its key, which does not record it twice.
      await drop(unsent.key).catch(() => undefined);
      sent.plays.push(play);
    } catch (error) {
      const failure = sendingFailure(error instanceof ApiError ? error.status : null);
      if (failure === 'skipped') {
        sent.later = true;
        continue;
      }
      if (failure !== 'refused') return { ...sent, later: sent.later || failure === 'later' };
      const { status, reason, fields } = error as ApiError;
      const problem = Object.values(fields)[0] ?? reason ?? t('The server did not accept it.');
      const refused = { ...unsent, refusal: { status, reason: problem } };
      await refuse(refused).catch(() => undefined);
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
export async function sendUnsentPlaysOf(ownerId: number): Promise<SendResult | null> {
  const work = () =>
    sendUnsentPlays({
      list: () => unsentPlaysOf(ownerId),
      refuse: markRefused,
      drop: deleteUnsentPlay,
      send: (unsent) => sendPlay(unsent, ownerId),
    });
  const sent =
    'locks' in navigator
      ? await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? work() : null))
      : await work();
  if (sent && sent.plays.length + sent.refused.length > 0) notifyUnsentPlaysChanged();
  return sent;
}
