import type { ComponentType } from 'react';

/** Type of `icon` props: a lucide component or a glyph of `#client/brand`. Always decorative. */
export type IconType = ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
