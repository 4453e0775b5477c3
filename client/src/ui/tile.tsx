import type { HTMLAttributes } from 'react';
import { cx } from './class-names.ts';
import './tile.css';

interface TileProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside' | undefined;
  /** `none` when a cover or table runs to the edge. */
  pad?: 'none' | 'md' | 'lg' | undefined;
}

/** A printed tile with a greyboard edge: the surface of cards. */
export function Tile({ as: As = 'div', pad = 'md', className, ...props }: TileProps) {
  return <As className={cx('tile', `tile-pad-${pad}`, className)} {...props} />;
}

/** A sunken tray: what tiles lie in, or an inset group. */
export function Well({ as: As = 'div', pad = 'md', className, ...props }: TileProps) {
  return <As className={cx('well', `tile-pad-${pad}`, className)} {...props} />;
}
