import { chooseOne, drawSeed, orderOf, ordersOf } from './rules/fair-draw.ts';

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

/** One of so many by luck, from 0, and the seed that chose it. @param count at least 1 */
export function drawOne(count: number): { seed: string; place: number } {
  const seed = drawSeed(BigInt(count), randomBytes);
  return { seed, place: chooseOne(seed, count) };
}

/** An order of so many by luck, and the seed that chose it. */
export function drawOrder(count: number): { seed: string; order: number[] } {
  const seed = drawSeed(ordersOf(count), randomBytes);
  return { seed, order: orderOf(seed, count) };
}
