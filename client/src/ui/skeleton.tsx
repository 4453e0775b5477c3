import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';
import './skeleton.css';

/** A block where something will be; size it with classes. It does not shimmer. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return <div aria-hidden="true" {...props} className={cx('skeleton', className)} />;
}

interface LoadingProps {
  /** Read by screen readers: 'Loading your games...'. */
  label: string;
  /** Skeletons in the layout of what is coming. */
  children: ReactNode;
  /** Show the label above the skeletons too. */
  showLabel?: boolean | undefined;
  className?: string | undefined;
}

/** A region that says what it is waiting for. */
export function Loading({ label, children, showLabel, className }: LoadingProps) {
  return (
    <div className={className}>
      <output className={showLabel ? 'mb-4 block text-ink-2' : 'sr-only'}>{label}</output>
      {children}
    </div>
  );
}
