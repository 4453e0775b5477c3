import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';

interface ContainerProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'header' | 'footer' | 'nav' | undefined;
  /** `narrow` is a reading column of 720 px, for forms and prose. */
  width?: 'wide' | 'narrow' | undefined;
}

/** The page's column: 1280 px at most, with the gutter. */
export function Container({ as: As = 'div', width = 'wide', className, ...props }: ContainerProps) {
  return <As {...props} className={clsx('container-page', width === 'narrow' && 'container-narrow', className)} />;
}
