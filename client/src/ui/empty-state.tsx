import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { IconType } from './icon-type.ts';
import { Punchboard } from './punchboard.tsx';
import './die-line.css';
import './empty-state.css';

interface EmptyStateProps {
  title: ReactNode;
  /** One sentence. */
  children?: ReactNode;
  /** An icon on a tile; without one, the punchboard drawing for first use. */
  icon?: IconType | undefined;
  /** One button or short text. */
  action?: ReactNode;
  size?: 'md' | 'sm' | undefined;
  /** Heading level. Default 2. */
  level?: 1 | 2 | 3 | undefined;
  className?: string | undefined;
}

/** Shown for an empty list, with what to do. */
export function EmptyState({ title, children, icon: Icon, action, ...props }: EmptyStateProps) {
  const { size = 'md', level = 2, className } = props;
  const Heading = `h${level}` as const;
  return (
    <div
      className={clsx(
        'die-line empty-state grid content-start justify-items-center rounded-xl text-center [--nick:22px]',
        className,
      )}
      data-size={size}
    >
      {Icon ? (
        <span className="empty-state-icon mb-2.5 grid size-16 place-items-center rounded-lg bg-tile text-petrol shadow-[0_3px_0_var(--edge)]">
          <Icon className="icon" aria-hidden="true" />
        </span>
      ) : (
        <Punchboard />
      )}
      <Heading className="empty-state-title font-display leading-[1.15] font-bold tracking-title">{title}</Heading>
      {children ? <div className="max-w-[44ch] text-ink-2">{children}</div> : null}
      {action ? <div className="mt-2.5 flex flex-wrap justify-center gap-2.5">{action}</div> : null}
    </div>
  );
}
