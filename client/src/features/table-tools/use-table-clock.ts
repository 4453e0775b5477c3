import { useEffect, useState } from 'react';
import { turnTime, type TableClock } from './rules/table-clock.ts';
import { keepClock, readClock, type KeptClock } from './kept-clock.ts';
import { vibrate } from './vibrate.ts';

/** Of the beep: hertz, seconds, and how loud of 1. */
const BEEP = { pitch: 880, length: 0.35, loudness: 0.25 };

/** A short beep, softly begun and ended. A browser that allows no sound yet stays silent. */
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

/** Milliseconds between two looks at the clock, so that no second is shown late by more than a fifth. */
const LOOK = 200;

/** The clock of these players, as it is now. It outlives the screen that shows it, and a reload. */
export function useTableClock(players: readonly string[]) {
  const [kept, setKept] = useState(() => readClock(players));
  const [now, setNow] = useState(Date.now);
  const isRunning = kept.clock.since !== null;
  const table = players.join();
  useEffect(() => keepClock(table === '' ? [] : table.split(','), kept), [table, kept]);
  useEffect(() => {
    if (!isRunning) return undefined;
    const look = () => setNow(Date.now());
    const timer = setInterval(look, LOOK);
    // A tab that slept looks at once.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isRunning]);
  useAlarm(kept);

  return {
    ...kept,
    isRunning,
    now,
    change: (changes: Partial<KeptClock>) => setKept((before) => ({ ...before, ...changes })),
    /** Does something to the clock at this moment. */
    press: (act: (clock: TableClock, at: number) => TableClock) => {
      const at = Date.now();
      setNow(at);
      setKept((before) => ({ ...before, clock: act(before.clock, at) }));
    },
  };
}

/** Says once when a turn is over; not of one that was over before. */
function useAlarm({ clock, limit, beeps, vibrates }: KeptClock): void {
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
