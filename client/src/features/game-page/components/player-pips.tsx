import './player-pips.css';

const MAX_PIPS = 8;

interface PlayerPipsProps {
  min: number;
  max: number;
  /** Player counts, comma-separated. */
  best: string | null;
}

/** A numbered pip per player count: ringed if supported, lit if best. */
export function PlayerPips({ min, max, best }: PlayerPipsProps) {
  const bestAt = new Set((best ?? '').split(',').map(Number));
  const text = min === max ? `${min}` : `${min}-${max}`;
  if (max > MAX_PIPS) return <b>{text}</b>;
  return (
    <span className="player-pips inline-flex gap-1">
      <span className="sr-only">{text}</span>
      {Array.from({ length: Math.max(max, 4) }, (_, index) => index + 1).map((count) => (
        <i
          className="grid size-6 place-items-center rounded-round text-2xs font-bold not-italic"
          key={count}
          aria-hidden="true"
          data-fits={bestAt.has(count) ? 'best' : count >= min && count <= max}
        >
          {count}
        </i>
      ))}
    </span>
  );
}
