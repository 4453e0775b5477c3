import * as RadixToast from '@radix-ui/react-toast';
import { Check, TriangleAlert, Undo2, X } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Link } from 'wouter';
import { IconButton } from './icon-button.tsx';
import { isInAppPath } from './in-app-path.ts';
import { dismissForemost } from './open-dialogs.ts';
import { dismissToast, type ShownToast, type ToastAction } from './toast.ts';
import './toast.css';

/** Radix's notification region with the one toast in it: 5 s, or 10 with an undo; swipe of 50 px, F8 to reach it. */
export function ToastViewport({ shown }: { shown: ShownToast | null }) {
  return (
    <RadixToast.Provider swipeThreshold={50} swipeDirection="right" label="Notification">
      {shown ? <ToastTile key={shown.id} toast={shown} /> : null}
      <RadixToast.Viewport className="toast-viewport" hotkey={['F8']} label="Notifications ({hotkey})" />
    </RadixToast.Provider>
  );
}

function ToastTile({ toast }: { toast: ShownToast }) {
  const destructive = toast.variant === 'destructive';
  const Icon = toast.icon ?? (destructive ? TriangleAlert : Check);
  const [lasts] = useState(() => toast.until - Date.now());
  const tile = useRef<HTMLLIElement>(null);
  useHeight(tile);
  useEffect(() => {
    if (!toast.undo) return undefined;
    // A toast stays for as long as the pointer rests on it, what it undoes does not.
    const timer = setTimeout(() => dismissToast(toast.id), lasts);
    return () => clearTimeout(timer);
  }, [toast, lasts]);
  return (
    <RadixToast.Root
      ref={tile}
      duration={lasts}
      style={{ '--toast-lasts': `${lasts}ms` }}
      onEscapeKeyDown={(event) => {
        // Whoever is in a dialog means that.
        if (!tile.current?.contains(document.activeElement) && dismissForemost(event)) event.preventDefault();
      }}
      className="toast"
      data-variant={toast.variant ?? 'default'}
      data-tall={toast.plate ? '' : undefined}
      type={destructive ? 'foreground' : 'background'}
      onOpenChange={(open) => {
        if (!open) dismissToast(toast.id);
      }}
    >
      <span className="toast-icon">
        <Icon className="icon" aria-hidden="true" />
      </span>
      <div className="toast-text">
        <RadixToast.Title className="toast-title">{toast.title}</RadixToast.Title>
        {toast.description ? (
          <RadixToast.Description className="toast-description">{toast.description}</RadixToast.Description>
        ) : null}
        {toast.plate ? (
          <div className="toast-plate" aria-hidden="true">
            {toast.plate}
          </div>
        ) : null}
      </div>
      {toast.action || toast.undo ? (
        <div className="toast-actions">
          {toast.undo ? <UndoButton undo={toast.undo} /> : null}
          {toast.action ? <ToastButton action={toast.action} /> : null}
        </div>
      ) : null}
      <RadixToast.Close asChild>
        <IconButton icon={X} label="Close" tone="rail" className="toast-close" />
      </RadixToast.Close>
      <i className="toast-timer" aria-hidden="true" />
    </RadixToast.Root>
  );
}

/** Dialogs make room for a toast of this height. */
function useHeight(tile: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--toast-height', `${tile.current?.offsetHeight ?? 0}px`);
    });
    if (tile.current) observer.observe(tile.current);
    return () => observer.disconnect();
  }, [tile]);
}

function UndoButton({ undo }: { undo: NonNullable<ShownToast['undo']> }) {
  return (
    <RadixToast.Action asChild altText={undo.altText}>
      <button type="button" className="toast-action" onClick={undo.onPress}>
        <Undo2 className="icon" aria-hidden="true" />
        Undo
      </button>
    </RadixToast.Action>
  );
}

function ToastButton({ action }: { action: ToastAction }) {
  return (
    <RadixToast.Action asChild altText={action.altText}>
      {action.href === undefined ? (
        <button type="button" className="toast-action" onClick={action.onPress}>
          {action.label}
        </button>
      ) : isInAppPath(action.href) ? (
        <Link href={action.href} className="toast-action">
          {action.label}
        </Link>
      ) : (
        <a href={action.href} className="toast-action">
          {action.label}
        </a>
      )}
    </RadixToast.Action>
  );
}
