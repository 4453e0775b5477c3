import { lazyCode, useLazyCode } from '#client/lib/lazy-code.ts';
import type { DialogFrameProps } from './dialog-content.tsx';

const dialogContent = lazyCode(() => import('./dialog-content.tsx'));

/** A modal tile with a scrolling body; below 640 px a bottom sheet. Its code is loaded at the first touch of a page. */
export function DialogFrame(props: DialogFrameProps) {
  const loaded = useLazyCode(dialogContent, props.open);
  return loaded ? <loaded.DialogContent {...props} /> : null;
}
