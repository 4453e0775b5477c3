import { chooseOne, drawSeed, orderOf, ordersOf } from './fair-draw.ts';

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

/** Draws one of `count`, from 0, with its seed. @param count at least 1 */
export function drawOne(count: number): { seed: string; index: number } {
  const seed = drawSeed(BigInt(count), randomBytes);
  return { seed, index: chooseOne(seed, count) };
}

/** Draws an order of `count`, with its seed. */
export function drawOrder(count: number): { seed: string; order: number[] } {
  const seed = drawSeed(ordersOf(count), randomBytes);
  return { seed, order: orderOf(seed, count) };
}
