/** Asks a dialog to go, for this event; one that has something to ask first, or is busy, stays. */
type Dismiss = (event: Event) => void;

/** How many of the browser's history entries stand for dialogs, up to the one that has this. */
interface EntryState {
  openDialogs?: number;
}

const dialogs: Dismiss[] = [];
let entries = 0;
let isGoingBack = false;
let isLeaving = false;
let isScheduled = false;

const depthOf = (state: unknown): number => (state as EntryState | null)?.openDialogs ?? 0;

/**
 * Notes that a dialog is open, in front of those that are: the browser's Back, which is all that a phone has, asks the
 * foremost to go and stays on the page. Call the answer once it is closed.
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

/** Whether the browser is at the entry of a dialog, which a page that is gone to from it takes the place of. */
export const isAtDialog = (): boolean => depthOf(history.state) > 0;

/** Asks the foremost dialog to go. Answers whether there is one. */
export function dismissForemost(event: Event): boolean {
  const foremost = dialogs.at(-1);
  foremost?.(event);
  return foremost !== undefined;
}

/** An entry for each dialog, so that each takes one press of Back. */
function addEntries(): void {
  if (isGoingBack) return;
  for (; entries < dialogs.length; entries += 1)
    history.pushState({ ...(history.state as object | null), openDialogs: entries + 1 }, '');
}

/** Once everything that happens at this moment has: a dialog may give way to another, or to another page. */
function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(() => {
    isScheduled = false;
    settle();
  });
}

/** Takes away the entries of dialogs that closed otherwise, unless somebody has gone on to another page from them. */
function settle(): void {
  addEntries();
  const spare = entries - dialogs.length;
  if (spare > 0 && !isGoingBack) {
    const isOurs = depthOf(history.state) === entries;
    entries = isOurs ? dialogs.length : 0;
    if (isOurs && !isLeaving) {
      isGoingBack = true;
      history.go(-spare);
      return;
    }
  }
  if (dialogs.length === 0) unlisten();
}

function onPopState({ state }: PopStateEvent): void {
  if (isGoingBack) {
    isGoingBack = false;
    settle();
    return;
  }
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
