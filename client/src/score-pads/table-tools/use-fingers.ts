import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { drawOne } from './random-draw.ts';
import { vibrate } from './vibrate.ts';

/** A finger's position in pixels from the zone's corner. */
export interface Finger {
  pointer: number;
  /** From 1; also selects its colour. */
  number: number;
  x: number;
  y: number;
}

const MAX_FINGERS = 10;
/** Milliseconds during which the fingers must not change. */
export const HOLD = 2000;

/**
 * The fingers in a zone. When two or more stay for two seconds, one is drawn. @param onDrawn called with it while all
 * are still in place
 */
export function useFingers(onDrawn: (chosen: Finger, seed: string) => void) {
  const [fingers, setFingers] = useState<readonly Finger[]>([]);
  const [isDrawn, setIsDrawn] = useState(false);
  const present = fingers.map(({ number }) => number).join();

  const draw = useRef(() => undefined as void);
  useEffect(() => {
    draw.current = () => {
      const { seed, index } = drawOne(fingers.length);
      const chosen = fingers[index];
      if (!chosen) return;
      setIsDrawn(true);
      vibrate(60, 60, 180);
      onDrawn(chosen, seed);
    };
  });
  useEffect(() => {
    if (isDrawn || present.split(',').length < 2) return undefined;
    const timer = setTimeout(() => draw.current(), HOLD);
    return () => clearTimeout(timer);
  }, [present, isDrawn]);

  const positionOf = (event: PointerEvent) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const leave = (event: PointerEvent) => {
    if (!isDrawn) setFingers((all) => all.filter(({ pointer }) => pointer !== event.pointerId));
  };

  return {
    fingers,
    again: () => {
      setIsDrawn(false);
      setFingers([]);
    },
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (isDrawn || event.pointerType === 'mouse') return;
        // A finger that leaves the zone while down is still the same finger.
        event.currentTarget.setPointerCapture(event.pointerId);
        const finger = { pointer: event.pointerId, ...positionOf(event) };
        vibrate(20);
        setFingers((all) => joined(all, finger));
      },
      onPointerMove: (event: PointerEvent) => {
        if (isDrawn || event.pointerType === 'mouse') return;
        const position = positionOf(event);
        setFingers((all) => all.map((one) => (one.pointer === event.pointerId ? { ...one, ...position } : one)));
      },
      onPointerUp: leave,
      onPointerCancel: leave,
    },
  };
}

/** Adds a finger with the lowest free number. */
function joined(all: readonly Finger[], finger: Omit<Finger, 'number'>): readonly Finger[] {
  if (all.length === MAX_FINGERS) return all;
  const free = Array.from({ length: MAX_FINGERS }, (_, n) => n + 1).find((n) =>
    all.every(({ number }) => number !== n),
  );
  return [...all, { ...finger, number: free ?? MAX_FINGERS }].toSorted((a, b) => a.number - b.number);
}
