import { cx } from './class-names.ts';
import './pips.css';

interface PipsProps {
  count: number;
  /** How many places there are; the rest are drawn as empty rings. */
  of?: number | undefined;
  className?: string | undefined;
}

/** Counts in dots, in the current text colour. Decorative: say the number or the word beside it. */
export function Pips({ count, of = count, className }: PipsProps) {
  const places = Math.max(count, of);
  return (
    <span className={cx('pips', className)} aria-hidden="true">
      {Array.from({ length: places }, (_, place) => (
        <i key={place} className={place < count ? undefined : 'is-empty'} />
      ))}
    </span>
  );
}
