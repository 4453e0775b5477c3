import { later, useLater } from '#client/lib/later.ts';
import type { DialogFrameProps } from './drawn-dialog.tsx';

const drawnDialog = later(() => import('./drawn-dialog.tsx'));

/** A modal tile with a scrolling body; below 640 px a bottom sheet. Its code is loaded at the first touch of a page. */
export function DialogFrame(props: DialogFrameProps) {
  const loaded = useLater(drawnDialog, props.open);
  return loaded ? <loaded.DrawnDialog {...props} /> : null;
}
