import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { IconType } from './icon-type.ts';
import './badge.css';

export type BadgeTone = 'muted' | 'good' | 'warn' | 'bad' | 'info' | 'lamp' | 'petrol' | 'wish';

interface BadgeProps extends ComponentProps<'span'> {
  tone?: BadgeTone | undefined;
  icon?: IconType | undefined;
}

/** A small token with icon and text on a tint. Always give it a text, because colour alone must not carry a state. */
export function Badge({ tone = 'muted', icon: Icon, className, children, ...props }: BadgeProps) {
  return (
    <span
      className={clsx(
        'badge inline-flex max-w-full flex-none items-center rounded-sm bg-[var(--badge-tint,var(--muted-tint))] text-xs leading-none font-semibold whitespace-nowrap text-[color:var(--badge-ink,var(--muted))] forced-colors:border forced-colors:border-[CanvasText]',
        className,
      )}
      data-tone={tone}
      {...props}
    >
      {Icon ? <Icon className="badge-glyph size-3.5 flex-none" aria-hidden="true" /> : null}
      {children}
    </span>
  );
}
