/** Digits of a seed, at least: short enough to be read out at the table. */
const LEAST_DIGITS = 4;

/**
 * Draws a seed for a choice out of so many ways, each as likely as any other: numbers above the last whole multiple of
 * the ways are drawn again.
 * @param ways at least 1
 * @param randomBytes so many bytes that nobody can foretell
 * @returns hexadecimal digits in capitals, four or as many more as the ways need
 */
export function drawSeed(ways: bigint, randomBytes: (count: number) => Uint8Array): string {
  const digits = Math.max(LEAST_DIGITS, (ways - 1n).toString(16).length);
  const all = 16n ** BigInt(digits);
  const fair = all - (all % ways);
  for (;;) {
    const bytes = [...randomBytes(Math.ceil(digits / 2))];
    const seed = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const drawn = seed.slice(0, digits).toUpperCase();
    if (numberOf(drawn) < fair) return drawn;
  }
}

/**
 * Which of so many a seed chooses: the remainder of the seed's number, so that anybody can check it.
 * @returns from 0 to `count - 1`
 */
export const chooseOne = (seed: string, count: number): number => Number(numberOf(seed) % BigInt(count));

/** Every place from 0 to `count - 1` once, in the order that a seed chooses. */
export function orderOf(seed: string, count: number): number[] {
  let rest = numberOf(seed);
  const left = Array.from({ length: count }, (_, place) => place);
  return Array.from({ length: count }, () => {
    const ways = BigInt(left.length);
    const [place = 0] = left.splice(Number(rest % ways), 1);
    rest /= ways;
    return place;
  });
}

/** In how many orders so many can stand. */
export const ordersOf = (count: number): bigint => (count < 2 ? 1n : BigInt(count) * ordersOf(count - 1));

const numberOf = (seed: string): bigint => BigInt(`0x${seed}`);
