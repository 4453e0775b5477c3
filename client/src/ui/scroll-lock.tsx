import { useLayoutEffect } from 'react';

/** While it is there, the page does not scroll, and what was beside its scrollbar stays where it is. */
export function ScrollLock() {
  useLayoutEffect(() => {
    const { style, clientWidth } = document.documentElement;
    const { overflow, paddingRight } = style;
    style.paddingRight = `${window.innerWidth - clientWidth}px`;
    style.overflow = 'hidden';
    return () => {
      style.overflow = overflow;
      style.paddingRight = paddingRight;
    };
  }, []);
  return null;
}
