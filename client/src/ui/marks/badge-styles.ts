import type { CSSProperties } from 'react';
import './badge.css';

/** The form of every badge. */
export const BADGE =
  'badge inline-flex max-w-full flex-none items-center rounded-sm bg-(--badge-tint) text-xs leading-none font-semibold whitespace-nowrap text-(color:--badge-ink) max-phone:h-auto max-phone:min-h-6 max-phone:py-1 max-phone:leading-tight max-phone:whitespace-normal forced-colors:border forced-colors:border-[CanvasText]';

/** Its two colours. @param family a colour of the theme that has a tint, such as 'good' */
export const badgeColours = (family: string): CSSProperties => ({
  '--badge-ink': `var(--${family})`,
  '--badge-tint': `var(--${family}-tint)`,
});
