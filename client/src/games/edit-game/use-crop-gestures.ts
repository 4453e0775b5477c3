import { type Dispatch, type RefObject, type SetStateAction, useEffect } from 'react';
import type { OpenedPicture } from './draw-crop.ts';
import { type Crop, moved, turned, zoomed } from './crop.ts';

type SetCrop = Dispatch<SetStateAction<Crop>>;

/** The frame's share of the stage's side. */
export const FRAME_SHARE = 0.8;
/** CSS pixels up to which a press is not a drag. */
const STILL = 6;
const STEP = 0.05;
const ZOOM_STEP = 1.15;
const WHEEL_ZOOM = 0.002;

const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

const isKnownKey = (key: string): boolean => Object.hasOwn(ARROWS, key) || /^[-+=rR]$/.test(key);

function cropAfterKey(picture: OpenedPicture, crop: Crop, key: string): Crop {
  const arrow = ARROWS[key];
  if (arrow) return moved(picture, crop, arrow);
  if (key === '-') return zoomed(picture, crop, crop.zoom / ZOOM_STEP);
  if (key === '+' || key === '=') return zoomed(picture, crop, crop.zoom * ZOOM_STEP);
  return turned(crop);
}

interface Point {
  x: number;
  y: number;
}

const middleOf = ([a, b = a]: readonly Point[]): Point => ({
  x: ((a?.x ?? 0) + (b?.x ?? 0)) / 2,
  y: ((a?.y ?? 0) + (b?.y ?? 0)) / 2,
});
const distanceOf = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/**
 * Drag with one finger, pinch with two, turn the wheel to zoom; a press puts what was pressed into the middle. Arrows
 * move, plus and minus zoom, R turns.
 */
export function useCropGestures(stage: RefObject<HTMLElement | null>, picture: OpenedPicture, setCrop: SetCrop): void {
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const fingers = new Map<number, Point>();
    let travelled = 0;
    const inFrame = (pixels: number) => pixels / (element.clientWidth * FRAME_SHARE);

    const press = (event: PointerEvent) => {
      if (fingers.size === 0) travelled = 0;
      if (fingers.size === 2 || event.button !== 0) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return;
      const before = [...fingers.values()];
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const after = [...fingers.values()];
      const [from, to] = [middleOf(before), middleOf(after)];
      const by = { x: inFrame(to.x - from.x), y: inFrame(to.y - from.y) };
      travelled += Math.hypot(to.x - from.x, to.y - from.y) + Math.abs(distanceOf(after) - distanceOf(before));
      const wider = before.length === 2 ? distanceOf(after) / Math.max(1, distanceOf(before)) : 1;
      setCrop((crop) => moved(picture, zoomed(picture, crop, crop.zoom * wider), by));
    };
    const release = (event: PointerEvent) => {
      if (!fingers.delete(event.pointerId) || event.type === 'pointercancel') return;
      if (fingers.size > 0 || travelled > STILL) return;
      const { left, top, width, height } = element.getBoundingClientRect();
      const by = { x: inFrame(left + width / 2 - event.clientX), y: inFrame(top + height / 2 - event.clientY) };
      setCrop((crop) => moved(picture, crop, by));
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      setCrop((crop) => zoomed(picture, crop, crop.zoom * Math.exp(-event.deltaY * WHEEL_ZOOM)));
    };
    const type = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !isKnownKey(event.key)) return;
      event.preventDefault();
      setCrop((crop) => cropAfterKey(picture, crop, event.key));
    };
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('pointerdown', press, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', release, { signal });
    element.addEventListener('pointercancel', release, { signal });
    element.addEventListener('keydown', type, { signal });
    element.addEventListener('wheel', wheel, { signal, passive: false });
    return () => stop.abort();
  }, [stage, picture, setCrop]);
}
