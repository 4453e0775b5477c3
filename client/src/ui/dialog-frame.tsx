import { later, useLater } from '#client/lib/later.ts';
import type { DialogFrameProps } from './dialog-content.tsx';

const dialogContent = later(() => import('./dialog-content.tsx'));

/** A modal tile with a scrolling body; below 640 px a bottom sheet. Its code is loaded at the first touch of a page. */
export function DialogFrame(props: DialogFrameProps) {
  const loaded = useLater(dialogContent, props.open);
  return loaded ? <loaded.DialogContent {...props} /> : null;
}
