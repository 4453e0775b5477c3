import { useId, type ReactNode } from 'react';
import { cx } from './class-names.ts';
import './progress-bar.css';

interface ProgressBarProps {
  label: ReactNode;
  value: number;
  max: number;
  /** Shown at the right and read in place of a percentage: '7 / 8 attendees'. */
  valueText?: string | undefined;
  tone?: 'petrol' | 'good' | 'warn' | 'bad' | undefined;
  className?: string | undefined;
}

/** How much of something, with its words above the bar. */
export function ProgressBar({ label, value, max, valueText, tone = 'petrol', className }: ProgressBarProps) {
  const id = useId();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className={cx('progress', className)} data-tone={tone}>
      <div className="progress-words">
        <span id={id}>{label}</span>
        {valueText ? <span className="progress-value">{valueText}</span> : null}
      </div>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <progress> is drawn differently everywhere
        role="progressbar"
        className="progress-track"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={valueText}
      >
        <i style={{ '--share': share }} />
      </div>
    </div>
  );
}
