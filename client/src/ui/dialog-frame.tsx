import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { cx } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { dialogOpened } from './open-dialogs.ts';
import { ScrollLock } from './scroll-lock.tsx';
import './dialog.css';

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

/** A tile in front of everything: its body scrolls; below 640 px it is a sheet from the bottom. */
export function DialogFrame({ size = 'md', role = 'dialog', className, onDismiss, ...props }: DialogFrameProps) {
  const { onCameTo } = props;
  const { open, onOpenChange, title, description, media, footer, children, onOpenAutoFocus, onCloseAutoFocus } = props;
  const opener = useRef<Element | null>(null);
  const dismiss = useRef((_event: Event) => {});
  dismiss.current = (event) => {
    onDismiss?.(event);
    if (!event.defaultPrevented) onOpenChange(false);
  };
  useEffect(() => (open ? dialogOpened((event) => dismiss.current(event)) : undefined), [open]);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        {/* Not Radix's overlay, whose scroll lock is a style element that the content security policy refuses. */}
        <div className="dialog-scrim">
          <ScrollLock />
          <RadixDialog.Content
            role={role}
            className={cx('dialog', `dialog-${size}`, className)}
            {...(description ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement;
              onOpenAutoFocus?.(event);
            }}
            onCloseAutoFocus={(event) => {
              onCloseAutoFocus?.(event);
              if (event.defaultPrevented) return;
              // Radix knows the way back only to a trigger of its own.
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
            }}
            onFocusCapture={({ target }) => onCameTo?.(target)}
            onPointerDownCapture={({ target }) => onCameTo?.(target)}
            {...(onDismiss ? { onEscapeKeyDown: onDismiss, onInteractOutside: onDismiss } : {})}
          >
            <header className="dialog-head">
              {media}
              <div className="dialog-head-text">
                <RadixDialog.Title className="dialog-title">{title}</RadixDialog.Title>
                {description ? (
                  <RadixDialog.Description className="dialog-description">{description}</RadixDialog.Description>
                ) : null}
              </div>
              <RadixDialog.Close
                asChild
                onClick={(event) => {
                  onDismiss?.(event.nativeEvent);
                  if (event.nativeEvent.defaultPrevented) event.preventDefault();
                }}
              >
                <IconButton icon={X} label="Close" />
              </RadixDialog.Close>
            </header>
            {children ? <div className="dialog-body">{children}</div> : null}
            {footer ? <footer className="dialog-foot">{footer}</footer> : null}
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
