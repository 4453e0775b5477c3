import { useState, useSyncExternalStore } from 'react';
import { dayOf } from './reader-clock.ts';

const today = () => dayOf(new Date());

function onReturn(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** A moment of the present day, the same until the day is over: also for a page that is left open over midnight. */
export function useNowOfDay(): Date {
  const day = useSyncExternalStore(onReturn, today, today);
  const [now, setNow] = useState(() => new Date());
  if (dayOf(now) !== day) setNow(new Date());
  return now;
}
