import { clsx } from 'clsx';
import { CategoryGlyph } from '#client/brand/category-glyph.tsx';
import { CATEGORY_LABELS, type Category } from '#shared/enums.ts';
import './badge.css';

interface CategoryBadgeProps {
  category: Category;
  className?: string | undefined;
}

/** Five categories have their own colour; all have their own glyph. */
export function CategoryBadge({ category, className }: CategoryBadgeProps) {
  return (
    <span
      className={clsx(
        'badge inline-flex max-w-full flex-none items-center rounded-sm bg-[var(--badge-tint,var(--muted-tint))] text-xs leading-none font-semibold whitespace-nowrap text-[color:var(--badge-ink,var(--muted))] forced-colors:border forced-colors:border-[CanvasText]',
        className,
      )}
      data-category={category}
    >
      <CategoryGlyph category={category} className="badge-glyph size-3.5 flex-none" />
      {CATEGORY_LABELS[category]}
    </span>
  );
}
