import { useState, useSyncExternalStore } from 'react';

const dayText = () => new Date().toDateString();

function onReturn(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** A moment of the present day, the same until the day is over: also for a page that is left open over midnight. */
export function useNowOfDay(): Date {
  const day = useSyncExternalStore(onReturn, dayText, dayText);
  const [now, setNow] = useState(() => new Date());
  if (now.toDateString() !== day) setNow(new Date());
  return now;
}
