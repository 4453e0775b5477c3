import { clsx } from 'clsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import './skeleton.css';

interface SpinnerProps {
  /** Announced, and shown with `showLabel`: 'Loading...'. */
  label: string;
  showLabel?: boolean | undefined;
  className?: string | undefined;
}

/** A rotating die-line. */
export function Spinner({ label, showLabel, className }: SpinnerProps) {
  return (
    <output className={clsx('spinner inline-flex items-center gap-2.5 text-ink-2', className)}>
      <i
        className="h-[1.35em] w-[1.35em] animate-[spinner-turn_2.4s_linear_infinite] rounded-round border-[2.5px] border-dashed border-petrol"
        aria-hidden="true"
      />
      {showLabel ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </output>
  );
}
