import { FacePips } from '#client/brand/face-pips.tsx';

const HEX = 'M52 29l24.2 14v28L52 85 27.8 71V43z';
const DISC = 'M128 29a28 28 0 1 1 0 56a28 28 0 1 1 0-56z';

/** A punchboard with two shapes left and the die punched out. */
export function Punchboard() {
  return (
    <svg width="262" viewBox="0 0 262 120" aria-hidden="true" className="mb-2 h-auto max-w-full">
      <rect x="6" y="10" width="250" height="106" rx="12" fill="var(--edge)" />
      <rect x="6" y="4" width="250" height="106" rx="12" fill="var(--tile)" />
      <path d={`${HEX}${DISC}`} fill="none" stroke="var(--line-strong)" strokeWidth="2" strokeDasharray="17 4" />
      <g transform="translate(184 28) rotate(7 29 29) scale(1.6)">
        <FacePips face={5} />
      </g>
    </svg>
  );
}
