import { useSyncExternalStore } from 'react';

/** The install prompt of Chromium's browsers; others have their own menu for it. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

let offer: InstallOffer | null = null;
const watchers = new Set<() => void>();

function setOffer(next: InstallOffer | null): void {
  offer = next;
  for (const watcher of watchers) watcher();
}

/** Stores the browser's install prompt for our own menu. Call it before rendering: the event comes early, and once. */
export function awaitInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffer(event as InstallOffer);
  });
  addEventListener('appinstalled', () => setOffer(null));
}

const install = () => {
  void offer?.prompt();
  // It can be used once.
  setOffer(null);
};

const subscribe = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** A function that installs the application, or null if the browser does not offer it. */
export const useInstallOffer = (): (() => void) | null =>
  useSyncExternalStore(
    subscribe,
    () => offer,
    () => null,
  ) && install;
