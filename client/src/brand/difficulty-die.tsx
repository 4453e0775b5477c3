import type { Difficulty } from '#shared/enums.ts';

const PIPS: Record<Difficulty, readonly (readonly [x: number, y: number])[]> = {
  easy: [[8, 8]],
  medium: [
    [5, 5],
    [11, 11],
  ],
  hard: [
    [4.6, 4.6],
    [8, 8],
    [11.4, 11.4],
  ],
  expert: [
    [5, 5],
    [11, 5],
    [5, 11],
    [11, 11],
  ],
};

interface DifficultyDieProps {
  difficulty: Difficulty;
  className?: string | undefined;
}

/** A die face in outline: one pip for easy, up to four for expert. */
export function DifficultyDie({ difficulty, className }: DifficultyDieProps) {
  return (
    <svg viewBox="0 0 16 16" className={className} aria-hidden="true">
      <rect x="1" y="1" width="14" height="14" rx="3.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
      {PIPS[difficulty].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.7" fill="currentColor" />
      ))}
    </svg>
  );
}
