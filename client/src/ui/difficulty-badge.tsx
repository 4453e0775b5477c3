import { DifficultyDie } from '#client/brand/difficulty-die.tsx';
import { DIFFICULTY_LABELS, type Difficulty } from '#shared/enums.ts';
import { cx } from './class-names.ts';
import './badge.css';

interface DifficultyBadgeProps {
  difficulty: Difficulty;
  className?: string | undefined;
}

/** Difficulty is a die face, one to four, and the word. */
export function DifficultyBadge({ difficulty, className }: DifficultyBadgeProps) {
  return (
    <span className={cx('badge', className)} data-difficulty={difficulty}>
      <DifficultyDie difficulty={difficulty} className="badge-glyph" />
      {DIFFICULTY_LABELS[difficulty]}
    </span>
  );
}
