import { clsx } from 'clsx';
import { DifficultyDie } from '#client/brand/difficulty-die.tsx';
import { DIFFICULTY_LABELS, type Difficulty } from '#shared/enums.ts';
import { BADGE, badgeColours } from './badge-styles.ts';

interface DifficultyBadgeProps {
  difficulty: Difficulty;
  className?: string | undefined;
}

/** Difficulty as a die face, one to four, with text. */
export function DifficultyBadge({ difficulty, className }: DifficultyBadgeProps) {
  return (
    <span className={clsx(BADGE, className)} data-difficulty={difficulty} style={badgeColours(`diff-${difficulty}`)}>
      <DifficultyDie difficulty={difficulty} className="badge-glyph size-3.5 flex-none" />
      {DIFFICULTY_LABELS[difficulty]}
    </span>
  );
}
