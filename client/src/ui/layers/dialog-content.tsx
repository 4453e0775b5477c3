import * as RadixDialog from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useRef, useLayoutEffect, type ComponentProps, type ReactNode } from 'react';
import { IconButton } from '../forms/icon-button.tsx';
import { dialogOpened } from './open-dialogs.ts';
import './dialog.css';
import { t } from '#client/lib/words/words.ts';

/** What opened the latest dialog that did not stand on another one. */
let latest: Element | null = null;

/**
 * Called when a dialog opens: returns what finds the control that has the focus again once it is closed. The entry of a
 * menu is gone by then, and so is a dialog that was replaced by this one, but not the button that opened it. If that
 * control is gone, a dialog that is still open beneath has the focus, never the page behind it.
 */
function findOpener(): () => Element | null {
  const active = document.activeElement;
  const trigger = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const opener = trigger ? document.getElementById(trigger) : active;
  const beneath = opener?.closest('[role=dialog], [role=alertdialog]');
  if (opener !== document.body && !beneath) latest = opener;
  return () => {
    if (opener?.isConnected && opener !== document.body) return opener;
    return beneath?.isConnected ? beneath : latest;
  };
}

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
  onReach?: ((target: EventTarget | null) => void) | undefined;
  className?: string | undefined;
}

/** An open list of suggestions: Escape closes that alone. */
const OPEN_LIST = '[role=combobox][aria-expanded=true]';

/** How many dialogs lock the page, and its styles without them. Dialogs that close at once leave in any order. */
let locks = 0;
let unlocked = { overflow: '', paddingRight: '' };

/** Locks the page's scrolling while mounted, without a layout shift from the scrollbar. */
function ScrollLock() {
  useLayoutEffect(() => {
    const { style, clientWidth } = document.documentElement;
    if (locks === 0) {
      unlocked = { overflow: style.overflow, paddingRight: style.paddingRight };
      style.paddingRight = `${window.innerWidth - clientWidth}px`;
      style.overflow = 'hidden';
    }
    locks += 1;
    return () => {
      locks -= 1;
      if (locks === 0) Object.assign(style, unlocked);
    };
  }, []);
  return null;
}

/** A modal tile with a scrolling body; below 640 px a bottom sheet. */
export function DialogContent({ size = 'md', role = 'dialog', className, onDismiss, ...props }: DialogFrameProps) {
  const { onReach } = props;
  const { open, onOpenChange, title, description, media, footer, children, onOpenAutoFocus, onCloseAutoFocus } = props;
  const opener = useRef<() => Element | null>(() => null);
  const dismiss = useRef((_event: Event) => {});
  dismiss.current = (event) => {
    onDismiss?.(event);
    if (!event.defaultPrevented) onOpenChange(false);
  };
  // Before an input in it takes the focus by itself: then nothing is told that it opened.
  useLayoutEffect(() => {
    if (open) opener.current = findOpener();
  }, [open]);
  useEffect(() => (open ? dialogOpened((event) => dismiss.current(event)) : undefined), [open]);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        {/* Instead of Radix's overlay, whose scroll lock needs a style element that the content security policy
            refuses. */}
        <div className="dialog-scrim">
          <ScrollLock />
          <RadixDialog.Content
            role={role}
            className={clsx(
              'dialog focus:outline-none forced-colors:border-2 forced-colors:border-[CanvasText]',
              `dialog-${size}`,
              className,
            )}
            {...(description ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              opener.current = findOpener();
              onOpenAutoFocus?.(event);
            }}
            onCloseAutoFocus={(event) => {
              onCloseAutoFocus?.(event);
              if (event.defaultPrevented) return;
              // Radix returns focus only to its own trigger.
              event.preventDefault();
              const back = opener.current();
              if (back instanceof HTMLElement) back.focus({ preventScroll: true });
            }}
            onFocusCapture={({ target }) => onReach?.(target)}
            onPointerDownCapture={({ target }) => onReach?.(target)}
            onEscapeKeyDown={(event) => {
              if (event.target instanceof Element && event.target.matches(OPEN_LIST)) event.preventDefault();
              else onDismiss?.(event);
            }}
            {...(onDismiss ? { onInteractOutside: onDismiss } : {})}
          >
            <header className="dialog-head flex items-start justify-between gap-3 pt-5 pr-5 pb-3.5 pl-6 max-sm:pt-3 max-sm:pr-2 max-sm:pb-2.5 max-sm:pl-4">
              {media}
              <div className="min-w-0 flex-1 pt-1 max-sm:pt-2">
                <RadixDialog.Title className="dialog-title">{title}</RadixDialog.Title>
                {description ? (
                  <RadixDialog.Description className="mt-1.5 text-sm text-ink-2">{description}</RadixDialog.Description>
                ) : null}
              </div>
              <RadixDialog.Close
                asChild
                onClick={(event) => {
                  onDismiss?.(event.nativeEvent);
                  if (event.nativeEvent.defaultPrevented) event.preventDefault();
                }}
              >
                <IconButton icon={X} label={t('Close')} />
              </RadixDialog.Close>
            </header>
            {children ? <div className="dialog-body">{children}</div> : null}
            {footer ? (
              <footer className="dialog-foot flex flex-wrap justify-end gap-2.5 border-t border-t-line px-6 pt-3.5 pb-5 max-sm:px-4 max-sm:pt-3 max-sm:pb-[calc(16px_+_env(safe-area-inset-bottom))]">
                {footer}
              </footer>
            ) : null}
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
