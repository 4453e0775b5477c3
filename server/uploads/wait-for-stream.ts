import type { Readable } from 'node:stream';

const MOVES = ['readable', 'end', 'close', 'error'] as const;

/** Waits until a stream has more to read, or has ended in one way or another: false when nothing moves in this time. */
export function waitForStream(stream: Readable, patienceMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (moved: boolean) => {
      clearTimeout(timer);
      for (const move of MOVES) stream.off(move, onMove);
      resolve(moved);
    };
    const onMove = () => settle(true);
    const timer = setTimeout(() => settle(false), patienceMs);
    for (const move of MOVES) stream.on(move, onMove);
  });
}
