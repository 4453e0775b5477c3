import { CategoryGlyph } from '#client/brand/category-glyph.tsx';
import { CATEGORY_LABELS, type Category } from '#shared/enums.ts';
import { cx } from './class-names.ts';
import './badge.css';

interface CategoryBadgeProps {
  category: Category;
  className?: string | undefined;
}

/** Five categories have a colour of their own; all have their own glyph. */
export function CategoryBadge({ category, className }: CategoryBadgeProps) {
  return (
    <span className={cx('badge', className)} data-category={category}>
      <CategoryGlyph category={category} className="badge-glyph" />
      {CATEGORY_LABELS[category]}
    </span>
  );
}
