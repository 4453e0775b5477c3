import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import './progress-bar.css';

interface ProgressBarProps {
  label: ReactNode;
  value: number;
  max: number;
  /** Shown at the right and announced instead of a percentage: '7 / 8 attendees'. */
  valueText?: string | undefined;
  tone?: 'petrol' | 'good' | 'warn' | 'bad' | undefined;
  className?: string | undefined;
}

/** A progress bar with text above it. */
export function ProgressBar({ label, value, max, valueText, tone = 'petrol', className }: ProgressBarProps) {
  const id = useId();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className={clsx('progress grid gap-1.5', className)} data-tone={tone}>
      <div className="progress-words flex flex-wrap justify-between gap-x-3 text-xs text-ink-2">
        <span id={id}>{label}</span>
        {valueText ? <span className="font-strong whitespace-nowrap text-ink tabular-nums">{valueText}</span> : null}
      </div>
      <div
        // Browsers render <progress> differently.
        role="progressbar"
        className="h-2.5 rounded-2xs bg-well p-0.5 shadow-inset forced-colors:outline-1 forced-colors:outline-[CanvasText]"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={valueText}
      >
        <i
          className="block h-full w-[calc(100%_*_var(--share))] rounded-[2px] bg-(color:--bar) transition-[width] duration-slow ease-out forced-colors:bg-[Highlight]"
          style={{ '--share': share }}
        />
      </div>
    </div>
  );
}
