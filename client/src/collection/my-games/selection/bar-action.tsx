import type { ComponentProps } from 'react';
import type { IconType } from '#client/ui/marks/icon-type.ts';

/** A button of the selection's bar: its icon above the word on phones, before it elsewhere. */
export const BarAction = ({ icon: Icon, children, ...button }: ComponentProps<'button'> & { icon: IconType }) => (
  <button
    type="button"
    {...button}
    className="grid min-h-tap flex-auto content-center justify-items-center gap-1 rounded-md px-1 text-2xs leading-tight font-semibold hover:bg-rail-2 disabled:opacity-50 disabled:hover:bg-transparent nav:flex nav:items-center nav:gap-2 nav:px-3 nav:text-sm nav:whitespace-nowrap"
  >
    <Icon className="icon" aria-hidden="true" />
    {children}
  </button>
);
