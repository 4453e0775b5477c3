import { useEffect, useState } from 'react';
import { readStored, writeStored } from '#client/lib/device/stored-json.ts';
import { MINUTE_MS } from '#shared/time/minute.ts';
import { timedMinutes } from './timed-minutes.ts';

interface StoredTimer {
  /** Milliseconds. */
  startedAt: number;
}

/** How often the shown minutes are counted again. */
const SHOWN_EVERY_MS = 5_000;

export interface PlayTimer {
  /** Whole minutes so far; null while it does not run. */
  minutes: number | null;
  /** @param minutes that were played before */
  start: (minutes: number) => void;
  /** Ends it. */
  stop: () => void;
}

/**
 * The timer of a play: only its start is stored, so that it goes on while the dialog is closed or the phone sleeps.
 * @param address of the play
 */
export function usePlayTimer(address: string): PlayTimer {
  const [startedAt, setStartedAt] = useState(() => readStored<StoredTimer>('localStorage', address)?.startedAt ?? null);
  const [now, setNow] = useState(() => Date.now());
  const minutes = startedAt === null ? null : timedMinutes(startedAt, Math.max(now, startedAt));
  const runs = minutes !== null;
  useEffect(() => {
    if (!runs) return undefined;
    const count = () => setNow(Date.now());
    const interval = setInterval(count, SHOWN_EVERY_MS);
    document.addEventListener('visibilitychange', count);
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', count);
    };
  }, [runs]);
  const set = (at: number | null) => {
    writeStored('localStorage', address, at === null ? null : { startedAt: at });
    setStartedAt(at);
    setNow(Date.now());
  };
  return {
    minutes,
    start: (before) => set(Date.now() - before * MINUTE_MS),
    stop: () => set(null),
  };
}
