import { useSyncExternalStore } from 'react';

/** What Chromium's browsers offer where the application can be installed; the others have a menu of their own for it. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

let offer: InstallOffer | null = null;
const watchers = new Set<() => void>();

function become(next: InstallOffer | null): void {
  offer = next;
  for (const watcher of watchers) watcher();
}

/** Keeps the browser's offer for our own menu. Called before anything is drawn: it comes early, and once. */
export function awaitInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    become(event as InstallOffer);
  });
  addEventListener('appinstalled', () => become(null));
}

const install = () => {
  void offer?.prompt();
  // It can be used once.
  become(null);
};

const subscribe = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** What installs the application, where the browser offers it; null elsewhere. */
export const useInstallOffer = (): (() => void) | null =>
  useSyncExternalStore(
    subscribe,
    () => offer,
    () => null,
  ) && install;
