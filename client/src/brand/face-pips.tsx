export type Face = 1 | 2 | 3 | 4 | 5 | 6;
export const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

const [LOW, MID, HIGH] = [10, 18, 26];
type Spot = readonly [x: number, y: number];

/** Positions of the dark pips, and of the lit one: a guest just accepted. */
const PIPS: Record<Face, { lit: Spot; rest: readonly Spot[] }> = {
  1: { lit: [MID, MID], rest: [] },
  2: { lit: [HIGH, HIGH], rest: [[LOW, LOW]] },
  3: {
    lit: [MID, MID],
    rest: [
      [LOW, LOW],
      [HIGH, HIGH],
    ],
  },
  4: {
    lit: [HIGH, LOW],
    rest: [
      [LOW, LOW],
      [LOW, HIGH],
      [HIGH, HIGH],
    ],
  },
  5: {
    lit: [MID, MID],
    rest: [
      [LOW, LOW],
      [LOW, HIGH],
      [HIGH, LOW],
      [HIGH, HIGH],
    ],
  },
  6: {
    lit: [LOW, MID],
    rest: [
      [LOW, LOW],
      [LOW, HIGH],
      [HIGH, LOW],
      [HIGH, MID],
      [HIGH, HIGH],
    ],
  },
};

/** One face of the yellow die tile, as SVG shapes in a 36 × 39 box. Literal hex: the share image draws it too. */
export function FacePips({ face }: { face: Face }) {
  const { lit, rest } = PIPS[face];
  return (
    <>
      <rect x="1" y="4" width="34" height="34" rx="8" fill="#B97F0A" />
      <rect x="1" y="1" width="34" height="34" rx="8" fill="#FFC53A" />
      {rest.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.1" fill="#10292D" />
      ))}
      <circle cx={lit[0]} cy={lit[1]} r="4.4" fill="#C8361F" />
    </>
  );
}
