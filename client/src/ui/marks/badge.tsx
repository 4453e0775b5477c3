import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { BADGE, badgeColours } from './badge-styles.ts';
import type { IconType } from './icon-type.ts';

export type BadgeTone = 'muted' | 'good' | 'warn' | 'bad' | 'info' | 'lamp' | 'petrol' | 'wish';

interface BadgeProps extends ComponentProps<'span'> {
  tone?: BadgeTone | undefined;
  icon?: IconType | undefined;
}

/** A small token with icon and text on a tint. Always give it a text, because colour alone must not carry a state. */
export function Badge({ tone = 'muted', icon: Icon, className, children, ...props }: BadgeProps) {
  return (
    <span
      className={clsx(BADGE, className)}
      data-tone={tone}
      // The style sheet has the colours of the other two.
      style={tone === 'lamp' || tone === 'wish' ? undefined : badgeColours(tone)}
      {...props}
    >
      {Icon ? <Icon className="badge-glyph size-3.5 flex-none" aria-hidden="true" /> : null}
      {children}
    </span>
  );
}
