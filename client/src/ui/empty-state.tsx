import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
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
  /** One button, or a sentence's worth. */
  action?: ReactNode;
  size?: 'md' | 'sm' | undefined;
  /** The level of the title in the page. Default 2. */
  level?: 1 | 2 | 3 | undefined;
  className?: string | undefined;
}

/** Nothing here yet: a frame that is still in the board, with what to do about it. */
export function EmptyState({ title, children, icon: Icon, action, ...props }: EmptyStateProps) {
  const { size = 'md', level = 2, className } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={cx('die-line empty-state', className)} data-size={size}>
      {Icon ? (
        <span className="empty-state-icon">
          <Icon className="icon" aria-hidden="true" />
        </span>
      ) : (
        <Punchboard />
      )}
      <Heading className="empty-state-title">{title}</Heading>
      {children ? <div className="empty-state-text">{children}</div> : null}
      {action ? <div className="empty-state-action">{action}</div> : null}
    </div>
  );
}
