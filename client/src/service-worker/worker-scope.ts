import type { WorkerRequest } from '#client/lib/device/service-worker-messages.ts';

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends ExtendableEvent {
  request: Request;
}

interface AskedEvent extends ExtendableEvent {
  data: WorkerRequest;
  ports: readonly MessagePort[];
}

interface PushEvent extends ExtendableEvent {
  data: { json: () => unknown } | null;
}

interface NotificationEvent extends ExtendableEvent {
  notification: Notification;
}

interface WindowClient {
  url: string;
  focus: () => Promise<unknown>;
  postMessage: (message: string, transfer: Transferable[]) => void;
}

/** The parts of a service worker's scope that we use; TypeScript's library for workers cannot be used together with the one for pages. */
interface WorkerScope {
  addEventListener: ((type: 'install', listener: (event: ExtendableEvent) => void) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void) &
    ((type: 'message', listener: (event: AskedEvent) => void) => void) &
    ((type: 'push', listener: (event: PushEvent) => void) => void) &
    ((type: 'notificationclick', listener: (event: NotificationEvent) => void) => void);
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly WindowClient[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
}

export const worker = self as unknown as WorkerScope;
