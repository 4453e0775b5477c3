import { useEffect, useState } from 'react';
import { FACES, type Face } from './face-pips.tsx';

const ROLL_EVERY_MS = 3000;
const REST: Face = 5;

/** One of the other five faces; `random` is 0 up to 1. */
export function otherFace(face: Face, random: number): Face {
  const others = FACES.filter((other) => other !== face);
  return others[Math.floor(random * others.length)] ?? REST;
}

/** A die face that changes every 3 s unless held, the document is hidden or motion is reduced. */
export function useRollingFace(held: boolean): Face {
  const [face, setFace] = useState<Face>(REST);

  useEffect(() => {
    if (held) return undefined;
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
    let timer: ReturnType<typeof setInterval> | undefined;
    const restart = () => {
      clearInterval(timer);
      timer = undefined;
      if (reducedMotion.matches) setFace(REST);
      else if (!document.hidden)
        timer = setInterval(() => setFace((now) => otherFace(now, Math.random())), ROLL_EVERY_MS);
    };
    restart();
    document.addEventListener('visibilitychange', restart);
    reducedMotion.addEventListener('change', restart);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', restart);
      reducedMotion.removeEventListener('change', restart);
    };
  }, [held]);

  return face;
}
