import { useEffect, useState } from 'react';
import { turnTime, type TableClock } from './table-clock.ts';
import { storeClock, readClock, type StoredClock } from './stored-clock.ts';
import { vibrate } from './vibrate.ts';

/** Frequency in hertz, length in seconds, and gain from 0 to 1. */
const BEEP = { pitch: 880, length: 0.35, loudness: 0.25 };

/** A short beep with fade in and out. Silent if the browser does not allow sound yet. */
function beep(): void {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  const now = context.currentTime;
  tone.frequency.value = BEEP.pitch;
  volume.gain.setValueAtTime(0, now);
  volume.gain.linearRampToValueAtTime(BEEP.loudness, now + 0.02);
  volume.gain.linearRampToValueAtTime(0, now + BEEP.length);
  tone.connect(volume).connect(context.destination);
  tone.addEventListener('ended', () => void context.close());
  tone.start(now);
  tone.stop(now + BEEP.length);
}

/** Refresh interval in milliseconds; the display is late by at most that. */
const LOOK = 200;

/** These players' clock now. It survives leaving the screen and reloading. */
export function useTableClock(players: readonly string[]) {
  const [stored, setStored] = useState(() => readClock(players));
  const [now, setNow] = useState(Date.now);
  const isRunning = stored.clock.since !== null;
  const table = players.join();
  useEffect(() => storeClock(table === '' ? [] : table.split(','), stored), [table, stored]);
  useEffect(() => {
    if (!isRunning) return undefined;
    const look = () => setNow(Date.now());
    const timer = setInterval(look, LOOK);
    // A tab that slept refreshes at once.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isRunning]);
  useAlarm(stored);

  return {
    ...stored,
    isRunning,
    now,
    change: (changes: Partial<StoredClock>) => setStored((before) => ({ ...before, ...changes })),
    /** Applies an action to the clock now. */
    press: (act: (clock: TableClock, at: number) => TableClock) => {
      const at = Date.now();
      setNow(at);
      setStored((before) => ({ ...before, clock: act(before.clock, at) }));
    },
  };
}

/** Alarms once when a turn is over; not for one that was over before. */
function useAlarm({ clock, limit, beeps, vibrates }: StoredClock): void {
  useEffect(() => {
    if (limit === null || clock.since === null) return undefined;
    const left = limit * 1000 - turnTime(clock, Date.now());
    if (left <= 0) return undefined;
    const timer = setTimeout(() => {
      if (beeps) beep();
      if (vibrates) vibrate(200, 100, 200);
    }, left);
    return () => clearTimeout(timer);
  }, [clock, limit, beeps, vibrates]);
}
