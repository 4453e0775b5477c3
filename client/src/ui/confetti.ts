import type { Options, Shape } from 'canvas-confetti';

/** Number of pieces, which fall for 3 to 5 seconds. */
const PIECES = 50;
/** Frames at 60 per second until the last piece has faded. */
const TICKS = 240;
const COLOUR_TOKENS = ['--lamp', '--act', '--bad-solid', '--good-solid', '--tier-4'];

/** Shapes of the pieces, about 11 pixels wide, with their centres. */
const HEX = { path: 'M5 0L10 2.9V8.6L5 11.5L0 8.6V2.9Z', middle: [5, 5.75] } as const;
const HALF_DISC = { path: 'M0 0A5.5 5.5 0 0 0 11 0Z', middle: [5.5, 2.75] } as const;

/**
 * Throws confetti once; not loaded or shown with reduced motion. Pieces ignore clicks and stay behind dialogs and
 * toasts; with a `zIndex` of -1 also behind text. @returns when the last piece has gone
 */
export async function confetti({
  zIndex = 45,
  ...options
}: Pick<Options, 'origin' | 'angle' | 'spread' | 'startVelocity' | 'zIndex'> = {}) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { default: canvasConfetti } = await import('canvas-confetti');
  // The library's own canvas is not hidden from assistive technology.
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.style.cssText = `position: fixed; inset: 0; width: 100%; height: 100%; pointer-events: none; z-index: ${zIndex}`;
  document.body.append(canvas);
  const tokens = getComputedStyle(document.documentElement);
  // On the main thread: the content security policy forbids workers from blobs.
  await canvasConfetti.create(canvas, { resize: true, useWorker: false })({
    origin: { x: 0.5, y: 0.6 },
    spread: 75,
    ...options,
    particleCount: PIECES,
    ticks: TICKS,
    scalar: 1.1,
    colors: COLOUR_TOKENS.map((token) => tokens.getPropertyValue(token).trim()),
    shapes: [punched(HEX), 'circle', 'square', punched(HALF_DISC)],
  });
  canvas.remove();
}

function punched({ path, middle: [x, y] }: typeof HEX | typeof HALF_DISC): Shape {
  return { type: 'path', path, matrix: new DOMMatrix([1, 0, 0, 1, -x, -y]) };
}
