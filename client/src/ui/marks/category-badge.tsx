import { clsx } from 'clsx';
import { CategoryGlyph } from '#client/brand/category-glyph.tsx';
import { CATEGORY_LABELS, type Category } from '#shared/enums.ts';
import { BADGE, badgeColours } from './badge-styles.ts';

interface CategoryBadgeProps {
  category: Category;
  className?: string | undefined;
}

const COLOURED: ReadonlySet<Category> = new Set(['strategy', 'party', 'family', 'cooperative', 'thematic']);

/** Five categories have their own colour; all have their own glyph. */
export function CategoryBadge({ category, className }: CategoryBadgeProps) {
  return (
    <span
      className={clsx(BADGE, className)}
      data-category={category}
      style={badgeColours(`cat-${COLOURED.has(category) ? category : 'neutral'}`)}
    >
      <CategoryGlyph category={category} className="badge-glyph size-3.5 flex-none" />
      {CATEGORY_LABELS[category]}
    </span>
  );
}
