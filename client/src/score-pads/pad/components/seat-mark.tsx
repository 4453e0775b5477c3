import type { CSSProperties } from 'react';
import { Pawn } from '#client/brand/pawn.tsx';
import './seat-mark.css';

/** Solid, foot and ink of each seat at the table. */
const COLOURS = [
  ['bad-solid', 'bad-edge', 'bad'],
  ['cat-strategy-solid', 'cat-strategy', 'cat-strategy'],
  ['cat-cooperative-solid', 'cat-cooperative', 'cat-cooperative'],
  ['tier-3', 'tier-3-ink', 'tier-3-ink'],
  ['cat-thematic-solid', 'cat-thematic', 'cat-thematic'],
  ['tier-4', 'tier-4-ink', 'tier-4-ink'],
  ['cat-party-solid', 'cat-party', 'cat-party'],
  ['tier-1', 'tier-1-ink', 'tier-1-ink'],
  ['line-strong', 'ink-2', 'ink-2'],
] as const;
/** Colours of any further seat. */
const NEUTRAL = ['cat-neutral-solid', 'cat-neutral', 'cat-neutral'] as const;

/** A player's colours as variables: `--seat`, `--seat-foot` and `--seat-ink`. */
export function seatColours(seat: number | undefined): CSSProperties {
  const [solid, foot, ink] = COLOURS[seat ?? -1] ?? NEUTRAL;
  return { '--seat': `var(--${solid})`, '--seat-foot': `var(--${foot})`, '--seat-ink': `var(--${ink})` };
}

/** A pawn in the player's colour. */
export function SeatMark({ seat }: { seat: number }) {
  return (
    <span className="seat-mark inline-grid flex-none" style={seatColours(seat)} aria-hidden="true">
      <Pawn colour="var(--seat)" shade="var(--seat-foot)" />
    </span>
  );
}
