import * as RadixToast from '@radix-ui/react-toast';
import { Check, TriangleAlert, X } from 'lucide-react';
import { Link } from 'wouter';
import { IconButton } from './icon-button.tsx';
import { isInAppPath } from './in-app-path.ts';
import { dismissToast, TOAST_DURATION_MS, type ShownToast, type ToastAction } from './toast.ts';
import './toast.css';

/** Radix's notification region with the one toast in it: 5 s, swipe of 50 px, F8 to reach it. */
export function ToastViewport({ shown }: { shown: ShownToast | null }) {
  return (
    <RadixToast.Provider duration={TOAST_DURATION_MS} swipeThreshold={50} swipeDirection="right" label="Notification">
      {shown ? <ToastTile key={shown.id} toast={shown} /> : null}
      <RadixToast.Viewport className="toast-viewport" hotkey={['F8']} label="Notifications ({hotkey})" />
    </RadixToast.Provider>
  );
}

function ToastTile({ toast }: { toast: ShownToast }) {
  const destructive = toast.variant === 'destructive';
  const Icon = toast.icon ?? (destructive ? TriangleAlert : Check);
  return (
    <RadixToast.Root
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
      {toast.action ? <ToastButton action={toast.action} /> : null}
      <RadixToast.Close asChild>
        <IconButton icon={X} label="Close" tone="rail" className="toast-close" />
      </RadixToast.Close>
      <i className="toast-timer" aria-hidden="true" />
    </RadixToast.Root>
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
