import { useSyncExternalStore, type ReactNode } from 'react';
import { UNDO_SECONDS } from '#shared/limits/limits.ts';
import type { IconType } from '../marks/icon-type.ts';

const TOAST_DURATION_MS = 5000;

/** A toast's button: a press, or a link. `altText` describes the alternative for screen readers. */
export type ToastAction = { label: string; altText: string } & (
  | { onPress: () => void; href?: undefined }
  | { href: string; onPress?: undefined }
);

export interface ToastMessage {
  title: string;
  description?: string | undefined;
  variant?: 'default' | 'destructive' | undefined;
  icon?: IconType | undefined;
  /** Shown below the text and not announced: describe it in the description. */
  plate?: ReactNode;
  action?: ToastAction | undefined;
  /** Undoes the action. Offered for UNDO_SECONDS, even if another toast is shown in between. */
  undo?: { altText: string; onPress: () => void } | undefined;
}

export interface ShownToast extends ToastMessage {
  id: number;
  /** When it disappears, in milliseconds since 1970. */
  until: number;
}

let current: ShownToast | null = null;
/** An undo hidden by another toast. */
let behind: ShownToast | null = null;
let lastId = 0;
/** Shorter display times cannot be read. */
const MIN_LEFT_MS = 1000;
const listeners = new Set<() => void>();

function show(next: ShownToast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast and replaces the present one. A replaced undo returns afterwards for the rest of its time. Returns its
 * id.
 */
export function toast(message: ToastMessage): number {
  lastId += 1;
  if (current?.undo) behind = current;
  if (message.undo) behind = null;
  const shown = reason && message.variant === 'destructive' ? { ...message, ...reason } : message;
  const lasts = message.undo ? UNDO_SECONDS * 1000 : TOAST_DURATION_MS;
  show({ ...shown, id: lastId, until: Date.now() + lasts });
  return lastId;
}

let reason: Pick<ToastMessage, 'title' | 'description' | 'icon'> | null = null;

/** During the current task, toasts of failures show this instead, because the caller knows the cause. */
export function explainFailure(why: NonNullable<typeof reason>): void {
  reason = why;
  setTimeout(() => {
    reason = null;
  });
}

/** Hides the toast; with an id, only if it is still shown. */
export function dismissToast(id?: number): void {
  if (!current || (id !== undefined && id !== current.id)) return;
  const next = current.undo ? null : behind;
  behind = null;
  show(next && next.until - Date.now() > MIN_LEFT_MS ? next : null);
}

export function currentToast(): ShownToast | null {
  return current;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The shown toast, and the two functions. `toast` and `dismissToast` also work outside React. */
export function useToast() {
  const shown = useSyncExternalStore(subscribeToToasts, currentToast, currentToast);
  return { shown, toast, dismiss: dismissToast };
}
