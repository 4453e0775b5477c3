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
  /** Buttons, right-aligned; they share the full width on a phone. A submit button there needs `form="the form's id"`. */
  footer?: ReactNode;
  children?: ReactNode;
  /** 480, 640 or 860 px wide. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Where focus goes on opening: call `event.preventDefault()` and focus something yourself. */
  onOpenAutoFocus?: ContentProps['onOpenAutoFocus'];
  onCloseAutoFocus?: ContentProps['onCloseAutoFocus'];
  /** Prevent it to keep the dialog open on Escape, a press outside, its cross, or the browser's Back, which comes as Escape. */
  onDismiss?: ((event: Event) => void) | undefined;
  /** Somebody comes to an element in it. */
  onCameTo?: ((target: EventTarget | null) => void) | undefined;
  className?: string | undefined;
}

const drawnDialog = later(() => import('./drawn-dialog.tsx'));

/**
 * A tile in front of everything: its body scrolls; below 640 px it is a sheet from the bottom. Its code loads at the first
 * touch of a page, not with it.
 */
export function DialogFrame(props: DialogFrameProps) {
  const loaded = useLater(drawnDialog, props.open);
  return loaded ? <loaded.DrawnDialog {...props} /> : null;
}
