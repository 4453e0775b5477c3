import { useEffect, useState } from 'react';

/**
 * Keeps the screen awake while mounted. The browser releases the lock when the page is hidden and may refuse it on low
 * battery, so it is requested again when the page is shown.
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
      // The component may be unmounted, or a second request may have been faster.
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
