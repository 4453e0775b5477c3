import { cx } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import './skeleton.css';

interface SpinnerProps {
  /** Read by screen readers, and shown with `showLabel`: 'Loading...'. */
  label: string;
  showLabel?: boolean | undefined;
  className?: string | undefined;
}

/** A die-line that turns until the piece is there. */
export function Spinner({ label, showLabel, className }: SpinnerProps) {
  return (
    <output className={cx('spinner', className)}>
      <i aria-hidden="true" />
      {showLabel ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </output>
  );
}
