import { clsx } from 'clsx';
import './pips.css';

interface PipsProps {
  count: number;
  /** Number of positions; the rest are empty rings. */
  of?: number | undefined;
  className?: string | undefined;
}

/** A count as dots in the current text colour. Decorative: put the number beside it. */
export function Pips({ count, of = count, className }: PipsProps) {
  const total = Math.max(count, of);
  return (
    <span className={clsx('pips', className)} aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        <i key={index} className={index < count ? undefined : 'is-empty'} />
      ))}
    </span>
  );
}
