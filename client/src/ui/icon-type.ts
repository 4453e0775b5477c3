import type { ComponentType } from 'react';

/** What a primitive accepts as `icon`: a lucide component, or a glyph of `#client/brand`. It is always decorative. */
export type IconType = ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
