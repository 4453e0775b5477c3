import { FilterSelect } from '#client/ui/forms/filter-select.tsx';
import { CATEGORIES, CATEGORY_LABELS, DIFFICULTIES, DIFFICULTY_LABELS } from '#shared/enums.ts';
import type { Category, Difficulty } from '#shared/enums.ts';
import { t } from '#client/games/words/words.ts';

export interface KindsView {
  category: Category | 'all';
  difficulty: Difficulty | 'all';
}

interface KindSelectsProps {
  view: KindsView;
  onChange: (changes: Partial<KindsView>) => void;
  /** Class of each select. */
  className?: string;
}

const ALL = { value: 'all', label: t('All') } as const;
const CATEGORY_OPTIONS = [ALL, ...CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }))];
const DIFFICULTY_OPTIONS = [ALL, ...DIFFICULTIES.map((value) => ({ value, label: DIFFICULTY_LABELS[value] }))];

/** The filters by category and difficulty. */
export function KindSelects({ view, onChange, className }: KindSelectsProps) {
  return (
    <>
      <FilterSelect
        className={className}
        label={t('Category')}
        value={view.category}
        onChange={(category) => onChange({ category })}
        options={CATEGORY_OPTIONS}
      />
      <FilterSelect
        className={className}
        label={t('Difficulty')}
        value={view.difficulty}
        onChange={(difficulty) => onChange({ difficulty })}
        options={DIFFICULTY_OPTIONS}
      />
    </>
  );
}
