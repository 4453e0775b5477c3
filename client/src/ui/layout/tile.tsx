import { cva, type VariantProps } from 'class-variance-authority';
import type { HTMLAttributes } from 'react';
import './tile.css';

const look = cva('', {
  variants: {
    surface: { tile: 'tile', well: 'well' },
    /** `none` when a cover or table runs to the edge. */
    pad: { none: 'tile-pad-none', md: 'tile-pad-md', lg: 'tile-pad-lg' },
  },
  defaultVariants: { pad: 'md' },
});

interface TileProps extends HTMLAttributes<HTMLElement>, Pick<VariantProps<typeof look>, 'pad'> {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside' | undefined;
}

/** A printed tile with a greyboard edge: the surface of cards. */
export function Tile({ as: As = 'div', pad, className, ...props }: TileProps) {
  return <As className={look({ surface: 'tile', pad, className })} {...props} />;
}

/** A sunken tray: what tiles lie in, or an inset group. */
export function Well({ as: As = 'div', pad, className, ...props }: TileProps) {
  return <As className={look({ surface: 'well', pad, className })} {...props} />;
}
