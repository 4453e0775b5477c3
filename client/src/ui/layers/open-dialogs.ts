import type { AroundNavHandler } from 'wouter';

/** Asks a dialog to close; it may stay open to ask first, or while busy. */
type Dismiss = (event: Event) => void;

/** Number of history entries for dialogs, up to the one with this state. */
interface EntryState {
  openDialogs?: number;
}

/** Milliseconds after which a step back that the browser has dropped, as for a download, is no longer awaited. */
const STEP_BACK_MS = 1_000;

const dialogs: Dismiss[] = [];
let entries = 0;
let isGoingBack = false;
let stepTimer: ReturnType<typeof setTimeout> | undefined;
/** A page opened while entries are being removed: opened at once, it would be left by the step back. */
let nextPage: (() => void) | null = null;
let isLeaving = false;
let isScheduled = false;

const depthOf = (state: unknown): number => (state as EntryState | null)?.openDialogs ?? 0;

/**
 * Registers an open dialog on top of others: the browser's Back asks the topmost one to close and stays on the page.
 * Call the returned function once it is closed.
 */
export function dialogOpened(dismiss: Dismiss): () => void {
  if (dialogs.length === 0) listen();
  dialogs.push(dismiss);
  addEntries();
  return () => {
    dialogs.splice(dialogs.indexOf(dismiss), 1);
    schedule();
  };
}

/** For the router: a page opened from a dialog replaces the dialog's history entry, so that Back leads to the page behind it. */
export const leaveDialog: AroundNavHandler = (navigate, to, options) => {
  const open = () => navigate(to, depthOf(history.state) > 0 ? { ...options, replace: true } : options);
  if (isGoingBack) nextPage = open;
  else open();
};

/** Asks the topmost dialog to close. Returns whether there is one. */
export function dismissForemost(event: Event): boolean {
  const foremost = dialogs.at(-1);
  foremost?.(event);
  return foremost !== undefined;
}

/** One entry per dialog, so that each takes one press of Back. */
function addEntries(): void {
  if (isGoingBack) return;
  for (; entries < dialogs.length; entries += 1)
    history.pushState({ ...(history.state as object | null), openDialogs: entries + 1 }, '');
}

/** After the current task: a dialog may be replaced by another, or by another page. */
function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(() => {
    isScheduled = false;
    settle();
  });
}

/** Removes the entries of closed dialogs, unless the user has navigated on from them. */
function settle(): void {
  addEntries();
  const spare = entries - dialogs.length;
  if (spare > 0 && !isGoingBack) {
    const isOurs = depthOf(history.state) === entries;
    entries = isOurs ? dialogs.length : 0;
    if (isOurs && !isLeaving) {
      isGoingBack = true;
      stepTimer = setTimeout(steppedBack, STEP_BACK_MS);
      history.go(-spare);
      return;
    }
  }
  if (dialogs.length === 0 && !isGoingBack) unlisten();
}

/** The entries of closed dialogs are removed. More dialogs may have closed meanwhile. */
function steppedBack(): void {
  clearTimeout(stepTimer);
  isGoingBack = false;
  settle();
  if (isGoingBack) return;
  nextPage?.();
  nextPage = null;
}

function onPopState({ state }: PopStateEvent): void {
  if (isGoingBack) return steppedBack();
  const depth = depthOf(state);
  if (depth >= dialogs.length) return;
  entries = depth;
  dismissForemost(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
  schedule();
}

function onBeforeUnload(): void {
  isLeaving = true;
}

function listen(): void {
  isLeaving = false;
  addEventListener('popstate', onPopState);
  addEventListener('beforeunload', onBeforeUnload);
}

function unlisten(): void {
  removeEventListener('popstate', onPopState);
  removeEventListener('beforeunload', onBeforeUnload);
}
