import { clsx } from 'clsx';
import { DifficultyDie } from '#client/brand/difficulty-die.tsx';
import { DIFFICULTY_LABELS, type Difficulty } from '#shared/enums.ts';
import './badge.css';

interface DifficultyBadgeProps {
  difficulty: Difficulty;
  className?: string | undefined;
}

/** Difficulty as a die face, one to four, with text. */
export function DifficultyBadge({ difficulty, className }: DifficultyBadgeProps) {
  return (
    <span
      className={clsx(
        'badge inline-flex max-w-full flex-none items-center rounded-sm bg-[var(--badge-tint,var(--muted-tint))] text-xs leading-none font-semibold whitespace-nowrap text-[color:var(--badge-ink,var(--muted))] forced-colors:border forced-colors:border-[CanvasText]',
        className,
      )}
      data-difficulty={difficulty}
    >
      <DifficultyDie difficulty={difficulty} className="badge-glyph size-3.5 flex-none" />
      {DIFFICULTY_LABELS[difficulty]}
    </span>
  );
}
