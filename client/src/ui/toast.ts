import { useSyncExternalStore, type ReactNode } from 'react';
import type { IconType } from './icon-type.ts';

export const TOAST_DURATION_MS = 5000;

/** What a toast's button does: a press, or a link. `altText` says how to get there otherwise, for screen readers. */
export type ToastAction = { label: string; altText: string } & (
  { onPress: () => void; href?: undefined } | { href: string; onPress?: undefined }
);

export interface ToastMessage {
  title: string;
  description?: string | undefined;
  variant?: 'default' | 'destructive' | undefined;
  icon?: IconType | undefined;
  /** Shown under the words and not read out: say in the description what it stands for. */
  plate?: ReactNode;
  action?: ToastAction | undefined;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

let current: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: ShownToast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a toast, in place of the one that may be showing: there is only ever one. Returns its id. */
export function toast(message: ToastMessage): number {
  lastId += 1;
  const shown = reason && message.variant === 'destructive' ? { ...message, ...reason } : message;
  show({ ...shown, id: lastId });
  return lastId;
}

let reason: Pick<ToastMessage, 'title' | 'description' | 'icon'> | null = null;

/** Until the task at hand is over, toasts of failures say this instead: whoever calls knows better why it failed. */
export function explainFailure(why: NonNullable<typeof reason>): void {
  reason = why;
  setTimeout(() => {
    reason = null;
  });
}

/** Takes the toast away; with an id, only if it is still that one. */
export function dismissToast(id?: number): void {
  if (current && (id === undefined || id === current.id)) show(null);
}

export function currentToast(): ShownToast | null {
  return current;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toast on show, and the two functions. `toast` and `dismissToast` work outside React too. */
export function useToast() {
  const shown = useSyncExternalStore(subscribeToToasts, currentToast, currentToast);
  return { shown, toast, dismiss: dismissToast };
}
