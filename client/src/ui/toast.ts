import { useSyncExternalStore, type ReactNode } from 'react';
import { UNDO_SECONDS } from '#shared/limits.ts';
import type { IconType } from './icon-type.ts';

const TOAST_DURATION_MS = 5000;

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
  /** Takes back what was done. It is offered for UNDO_SECONDS, also when another toast comes in between. */
  undo?: { altText: string; onPress: () => void } | undefined;
}

export interface ShownToast extends ToastMessage {
  id: number;
  /** When it goes, in milliseconds since 1970. */
  until: number;
}

let current: ShownToast | null = null;
/** An undo that another toast stands in front of. */
let behind: ShownToast | null = null;
let lastId = 0;
/** What is shown for less cannot be read. */
const LEAST_LEFT_MS = 1000;
const listeners = new Set<() => void>();

function show(next: ShownToast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast, in place of the one that may be showing: there is only ever one. An undo that it stands in front of comes
 * back after it, for the rest of its time. Returns its id.
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

/** Until the task at hand is over, toasts of failures say this instead: whoever calls knows better why it failed. */
export function explainFailure(why: NonNullable<typeof reason>): void {
  reason = why;
  setTimeout(() => {
    reason = null;
  });
}

/** Takes the toast away; with an id, only if it is still that one. */
export function dismissToast(id?: number): void {
  if (!current || (id !== undefined && id !== current.id)) return;
  const next = current.undo ? null : behind;
  behind = null;
  show(next && next.until - Date.now() > LEAST_LEFT_MS ? next : null);
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
