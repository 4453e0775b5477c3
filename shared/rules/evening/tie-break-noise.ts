/** Noise is below this number of points. */
const NOISE_BELOW = 6;

/** A game's noise: 0 to 5 points, deterministic for a seed and independent of other games. */
export function tieBreakNoise(seed: number, gameId: number): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(gameId, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return ((mixed ^ (mixed >>> 16)) >>> 0) % NOISE_BELOW;
}
