/** Minimum digits of a seed: short enough to read out. */
const MIN_DIGITS = 4;

/**
 * Draws a seed for a uniform choice among `ways` outcomes, by rejection sampling. @param ways at least 1 @param
 * randomBytes returns unpredictable bytes @returns upper-case hexadecimal digits, at least four
 */
export function drawSeed(ways: bigint, randomBytes: (count: number) => Uint8Array): string {
  const digits = Math.max(MIN_DIGITS, (ways - 1n).toString(16).length);
  const all = 16n ** BigInt(digits);
  const fair = all - (all % ways);
  for (;;) {
    const bytes = [...randomBytes(Math.ceil(digits / 2))];
    const seed = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const drawn = seed.slice(0, digits).toUpperCase();
    if (numberOf(drawn) < fair) return drawn;
  }
}

/** The choice of a seed: its number modulo `count`, so that anybody can check it. @returns 0 to `count - 1` */
export const chooseOne = (seed: string, count: number): number => Number(numberOf(seed) % BigInt(count));

/** The permutation of 0 to `count - 1` chosen by a seed. */
export function orderOf(seed: string, count: number): number[] {
  let rest = numberOf(seed);
  const left = Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: count }, () => {
    const ways = BigInt(left.length);
    const [index = 0] = left.splice(Number(rest % ways), 1);
    rest /= ways;
    return index;
  });
}

/** The number of permutations. */
export const ordersOf = (count: number): bigint => (count < 2 ? 1n : BigInt(count) * ordersOf(count - 1));

const numberOf = (seed: string): bigint => BigInt(`0x${seed}`);
