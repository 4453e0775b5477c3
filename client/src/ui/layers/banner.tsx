import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { IconType } from '../marks/icon-type.ts';
import './banner.css';

interface BannerProps {
  icon?: IconType | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** At the right; below the text on phones. */
  action?: ReactNode;
  tone?: 'lamp' | 'good' | 'warn' | 'bad' | 'info' | undefined;
  /** `alert` for a new error, `status` for a new state; none for permanent text. */
  role?: 'alert' | 'status' | undefined;
  /** One line with a bare icon, for use inside a form. */
  compact?: boolean | undefined;
  className?: string | undefined;
}

/** A tinted strip with icon, title and a sentence. */
export function Banner({ icon: Icon, title, children, action, tone = 'lamp', role, compact, className }: BannerProps) {
  return (
    <div
      className={clsx('banner forced-colors:border forced-colors:border-[CanvasText]', className)}
      data-tone={tone}
      data-compact={compact || undefined}
      role={role}
    >
      {Icon ? (
        <span className="banner-icon">
          <Icon className="icon" aria-hidden="true" />
        </span>
      ) : null}
      <div className="banner-text grid min-w-0 flex-[1_1_200px] gap-0.5">
        {title ? <p className="leading-[1.3] font-bold">{title}</p> : null}
        {children ? <div className="banner-body text-sm leading-[1.45]">{children}</div> : null}
      </div>
      {action ? <div className="flex flex-wrap gap-2">{action}</div> : null}
    </div>
  );
}
