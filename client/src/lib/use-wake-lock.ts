import { useEffect, useState } from 'react';

/**
 * Keeps the screen awake for as long as the component stands. The browser takes the lock back whenever the page is
 * hidden, and may refuse it when the battery is low: it is asked for again each time the page comes back.
 */
export function useWakeLock(): { isAwake: boolean; isSupported: boolean } {
  const [isAwake, setIsAwake] = useState(false);
  const isSupported = 'wakeLock' in navigator;

  useEffect(() => {
    if (!isSupported) return undefined;
    let isOver = false;
    let held: WakeLockSentinel | null = null;

    const onRelease = () => {
      held = null;
      setIsAwake(false);
    };
    const ask = async () => {
      if (document.visibilityState !== 'visible' || held) return;
      const lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (!lock) return;
      // The component may have gone, or a second asking may have come first.
      if (isOver || held) return void lock.release();
      held = lock;
      lock.addEventListener('release', onRelease);
      setIsAwake(true);
    };

    const onVisible = () => void ask();
    document.addEventListener('visibilitychange', onVisible);
    onVisible();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onVisible);
      held?.removeEventListener('release', onRelease);
      void held?.release();
    };
  }, [isSupported]);

  return { isAwake, isSupported };
}
