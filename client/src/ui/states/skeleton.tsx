import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import './skeleton.css';

/** A placeholder block; size it with classes. Not animated. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return <div aria-hidden="true" {...props} className={clsx('skeleton', className)} />;
}

interface LoadingProps {
  /** Announced to screen readers: 'Loading your games...'. */
  label: string;
  /** Skeletons in the layout of the content. */
  children: ReactNode;
  /** Also show the label above the skeletons. */
  showLabel?: boolean | undefined;
  className?: string | undefined;
}

/** A loading region with an announced label. */
export function Loading({ label, children, showLabel, className }: LoadingProps) {
  return (
    <div className={className}>
      <output className={showLabel ? 'mb-4 block text-ink-2' : 'sr-only'}>{label}</output>
      {children}
    </div>
  );
}
