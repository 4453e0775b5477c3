import type * as RadixDialog from '@radix-ui/react-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { later, useLater } from '#client/lib/later.ts';

type ContentProps = ComponentProps<typeof RadixDialog.Content>;

export interface DialogFrameProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** A small picture before the title. */
  media?: ReactNode;
  /** Buttons, right-aligned; full width on phones. A submit button needs `form="the form's id"`. */
  footer?: ReactNode;
  children?: ReactNode;
  /** 480, 640 or 860 px wide. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Sets the initial focus: call `event.preventDefault()` and focus something else. */
  onOpenAutoFocus?: ContentProps['onOpenAutoFocus'];
  onCloseAutoFocus?: ContentProps['onCloseAutoFocus'];
  /**
   * Prevent the event to keep the dialog open on Escape, a press outside, the cross, or the browser's Back, which is
   * handled like Escape.
   */
  onDismiss?: ((event: Event) => void) | undefined;
  /** Focus or a press reached an element in it. */
  onCameTo?: ((target: EventTarget | null) => void) | undefined;
  className?: string | undefined;
}

const drawnDialog = later(() => import('./drawn-dialog.tsx'));

/** A modal tile with a scrolling body; below 640 px a bottom sheet. Its code is loaded at the first touch of a page. */
export function DialogFrame(props: DialogFrameProps) {
  const loaded = useLater(drawnDialog, props.open);
  return loaded ? <loaded.DrawnDialog {...props} /> : null;
}
