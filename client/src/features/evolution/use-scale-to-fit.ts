import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** By how much something of a width must be scaled to be as wide as the frame around it. */
export function useScaleToFit(width: number): [frame: RefObject<HTMLDivElement | null>, scale: number] {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    // Not getBoundingClientRect, which the dialog's entrance distorts.
    const fit = () => setScale(element.clientWidth / width);
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  return [frame, scale];
}
