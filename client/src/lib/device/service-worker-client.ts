import { useSyncExternalStore } from 'react';
import { language } from '#client/lib/words/language.ts';
import { onClearDevice } from './clear-device.ts';
import type { WorkerRequest } from './service-worker-messages.ts';

/** It caches the screens of one language. */
const WORKER = language === 'en' ? '/service-worker.js' : `/service-worker.${language}.js`;
const HOUR_MS = 3_600_000;

let registration: ServiceWorkerRegistration | undefined;
let newVersion = false;
let reloading = false;
const watchers = new Set<() => void>();

/** Nobody else is told what was meant for who was signed in here. */
onClearDevice(async () => {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis)) return;
  const found = await navigator.serviceWorker.getRegistration('/');
  await (await found?.pushManager.getSubscription())?.unsubscribe();
});

const post = (to: ServiceWorker | null | undefined, request: WorkerRequest, ports: MessagePort[] = []) =>
  to?.postMessage(request, ports);

/**
 * Installs the service worker after the page has loaded and has it cache what screens need offline. Only the built
 * application on https or the same machine has one.
 */
export async function installWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if (!import.meta.env.PROD) return removeWorkers();
  await untilPageIdle();
  registration ??= await register();
  if (!registration) return;
  const { active } = await navigator.serviceWorker.ready;
  post(active, { type: 'KEEP_READY' });
}

/** A service worker of an earlier build at this address would intercept development requests. */
async function removeWorkers(): Promise<void> {
  for (const left of await navigator.serviceWorker.getRegistrations()) await left.unregister();
}

const untilPageIdle = () =>
  new Promise<void>((resolve) => {
    const rest = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(() => resolve()) : resolve());
    if (document.readyState === 'complete') rest();
    else addEventListener('load', rest, { once: true });
  });

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  const { serviceWorker } = navigator;
  const hadOne = serviceWorker.controller !== null;
  // Without permission or space the browser continues without it.
  const made = await serviceWorker.register(WORKER, { updateViaCache: 'none' }).catch(() => undefined);
  if (!made) return undefined;
  const installed = () => {
    if (serviceWorker.controller) void compareWith(made.waiting);
  };
  installed();
  made.addEventListener('updatefound', () => made.installing?.addEventListener('statechange', installed));
  // The first worker takes over a page of its own version; a later one does so after confirmation, here or in another
  // tab.
  let first = !hadOne;
  serviceWorker.addEventListener('controllerchange', () => {
    if (reloading) location.reload();
    else if (!first) void compareWith(made.active);
    first = false;
  });
  lookForUpdates(made);
  return made;
}

/** A page may stay open for days: checks when somebody returns to it, at most once an hour. */
function lookForUpdates(made: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < HOUR_MS) return;
    last = Date.now();
    made.update().catch(() => undefined);
  });
}

/** A new version is ready, unless this page already has it: pages come from the server, before their worker. */
async function compareWith(worker: ServiceWorker | null): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (!worker || !script) return;
  const { port1, port2 } = new MessageChannel();
  const isOurs = await new Promise<boolean>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === true), { once: true });
    port1.start();
    post(worker, { type: 'HAS_FILE', path: new URL(script.src).pathname }, [port2]);
  });
  if (isOurs === !newVersion) return;
  newVersion = !isOurs;
  for (const watcher of watchers) watcher();
}

/** Reloads the page in the new version. */
export function takeNewVersion(): void {
  const waiting = registration?.waiting;
  if (!waiting) return location.reload();
  reloading = true;
  post(waiting, { type: 'SKIP_WAITING' });
}

const subscribe = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** Whether a newer version than this page's is ready. */
export const useNewVersion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => newVersion,
    () => false,
  );
