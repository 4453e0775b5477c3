import * as RadixToast from '@radix-ui/react-toast';
import { Check, TriangleAlert, Undo2, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { IconButton } from '../forms/icon-button.tsx';
import { isInAppPath } from '../layout/in-app-path.ts';
import { dismissForemost } from './open-dialogs.ts';
import { dismissToast, type ShownToast, type ToastAction } from './toast.ts';
import './toast.css';
import { t } from '#client/lib/words/words.ts';

/** Radix's notification region with the one toast in it: 5 s, or 10 with an undo; swipe of 50 px, F8 to reach it. */
export function ToastViewport({ shown }: { shown: ShownToast | null }) {
  return (
    <RadixToast.Provider swipeThreshold={50} swipeDirection="right" label={t('Notification')}>
      {shown ? <ToastTile key={shown.id} toast={shown} /> : null}
      <RadixToast.Viewport
        className="toast-viewport pointer-events-auto fixed z-60 outline-none print:hidden"
        hotkey={['F8']}
        label={t('Notifications ({hotkey})', { hotkey: '{hotkey}' })}
      />
    </RadixToast.Provider>
  );
}

function ToastTile({ toast }: { toast: ShownToast }) {
  const destructive = toast.variant === 'destructive';
  const Icon = toast.icon ?? (destructive ? TriangleAlert : Check);
  const [lasts] = useState(() => toast.until - Date.now());
  // The first tile of a page comes after its effects: Radix waits for its region.
  const [tile, setTile] = useState<HTMLLIElement | null>(null);
  useHeight(tile);
  useEffect(() => {
    if (!toast.undo) return undefined;
    // The toast stays while the pointer is over it; its undo does not.
    const timer = setTimeout(() => dismissToast(toast.id), lasts);
    return () => clearTimeout(timer);
  }, [toast, lasts]);
  return (
    <RadixToast.Root
      ref={setTile}
      duration={lasts}
      style={{ '--toast-lasts': `${lasts}ms` }}
      onEscapeKeyDown={(event) => {
        // If a dialog has the focus, F8 applies to it.
        if (!tile?.contains(document.activeElement) && dismissForemost(event)) event.preventDefault();
      }}
      className="toast relative grid touch-pan-y grid-cols-[auto_1fr_auto_auto] items-center gap-x-3 gap-y-0 overflow-hidden rounded-lg bg-[var(--toast,var(--rail-deep))] pt-3.5 pr-2 pb-4.5 pl-4 shadow-[0_14px_34px_-8px_#000000b3,inset_0_0_0_1px_#ffffff24] focus-visible:outline-lamp data-tall:grid-cols-[auto_1fr_auto] max-xs:grid-cols-[auto_1fr_auto] forced-colors:border-2 forced-colors:border-[CanvasText]"
      data-variant={toast.variant ?? 'default'}
      data-tall={toast.plate ? '' : undefined}
      type={destructive ? 'foreground' : 'background'}
      onOpenChange={(open) => {
        if (!open) dismissToast(toast.id);
      }}
    >
      <span className="toast-icon grid size-8 place-items-center self-start rounded-sm">
        <Icon className="icon" aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <RadixToast.Title className="leading-[1.3] font-bold">{toast.title}</RadixToast.Title>
        {toast.description ? (
          <RadixToast.Description className="mt-1 text-sm leading-[1.4] text-[color:var(--toast-ink-2,var(--on-rail-2))]">
            {toast.description}
          </RadixToast.Description>
        ) : null}
        {toast.plate ? (
          <div className="mt-2.5" aria-hidden="true">
            {toast.plate}
          </div>
        ) : null}
      </div>
      {toast.action || toast.undo ? (
        <div className="toast-actions flex flex-wrap gap-2">
          {toast.undo ? <UndoButton undo={toast.undo} /> : null}
          {toast.action ? <ToastButton action={toast.action} /> : null}
        </div>
      ) : null}
      <RadixToast.Close asChild>
        <IconButton icon={X} label={t('Close')} tone="rail" className="toast-close" />
      </RadixToast.Close>
      <i
        className="toast-timer absolute bottom-0 left-0 h-1 w-full origin-left animate-[toast-timer_var(--toast-lasts,5s)_linear_forwards] bg-[var(--toast-bar,var(--lamp))]"
        aria-hidden="true"
      />
    </RadixToast.Root>
  );
}

/** Dialogs leave space for a toast of this height. */
function useHeight(tile: HTMLElement | null): void {
  useEffect(() => {
    if (!tile) return undefined;
    const observer = new ResizeObserver(() => {
      document.documentElement.style.setProperty('--toast-height', `${tile.offsetHeight}px`);
    });
    observer.observe(tile);
    return () => observer.disconnect();
  }, [tile]);
}

const ACTION =
  'inline-flex min-h-9.5 items-center gap-1.5 rounded-md border border-[#ffffff80] px-3.5 text-sm font-bold whitespace-nowrap hover:bg-[#ffffff1f] pointer-coarse:min-h-tap';

function UndoButton({ undo }: { undo: NonNullable<ShownToast['undo']> }) {
  return (
    <RadixToast.Action asChild altText={undo.altText}>
      <button type="button" className={ACTION} onClick={undo.onPress}>
        <Undo2 className="icon" aria-hidden="true" />
        {t('Undo')}
      </button>
    </RadixToast.Action>
  );
}

function ToastButton({ action }: { action: ToastAction }) {
  return (
    <RadixToast.Action asChild altText={action.altText}>
      {action.href === undefined ? (
        <button type="button" className={ACTION} onClick={action.onPress}>
          {action.label}
        </button>
      ) : isInAppPath(action.href) ? (
        <Link href={action.href} className={ACTION}>
          {action.label}
        </Link>
      ) : (
        <a href={action.href} className={ACTION}>
          {action.label}
        </a>
      )}
    </RadixToast.Action>
  );
}
