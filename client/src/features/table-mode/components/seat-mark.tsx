import './seat-mark.css';
import { Pawn } from '#client/brand/pawn.tsx';

/** A pawn in the player's colour. */
export function SeatMark({ seat }: { seat: number }) {
  return (
    <span className="seat-mark inline-grid flex-none" data-seat={seat} aria-hidden="true">
      <Pawn colour="var(--seat)" shade="var(--seat-foot)" />
    </span>
  );
}
