import { useSyncExternalStore } from 'react';
import { exponentialBackoff } from '../exponential-backoff.ts';
import { CACHED_AT_HEADER } from './service-worker-messages.ts';

/** The address that checks whether the server answers; its query bypasses the cache. */
const PROBE = '/api/config?reachable';
/** Milliseconds until a silent server counts as unreachable. */
const PATIENCE = 10_000;

export interface Network {
  /** Whether the server is believed to be reachable. */
  online: boolean;
  /** Time of the oldest cached answer in use. */
  keptSince: Date | null;
}

const ONLINE: Network = { online: true, keptSince: null };
let network = ONLINE;
const watchers = new Set<() => void>();
const backAgain = new Set<() => void>();
let probing: Promise<void> | null = null;
let failures = 0;
let nextProbe: ReturnType<typeof setTimeout> | undefined;

function setNetwork(next: Network): void {
  network = next;
  for (const watcher of watchers) watcher();
}

function markOnline(): void {
  setNetwork(ONLINE);
  for (const listener of backAgain) listener();
}

/** The server has answered. */
function reached(): void {
  clearTimeout(nextProbe);
  if (!network.online) {
    failures = 0;
    markOnline();
  } else if (network.keptSince) {
    // The server was up, only too slow for some requests: those are repeated, but not at once.
    failures += 1;
    nextProbe = setTimeout(markOnline, exponentialBackoff(failures));
  } else failures = 0;
}

/** The server may be unreachable: checks, and repeats until it answers. Fulfilled once the check that is under way has ended. */
export const recheckNetwork = (): Promise<void> => (probing ??= check());

async function check(): Promise<void> {
  clearTimeout(nextProbe);
  const answers = await probe().catch(() => false);
  probing = null;
  if (answers) return reached();
  failures += 1;
  if (network.online) setNetwork({ ...network, online: false });
  nextProbe = setTimeout(() => void recheckNetwork(), exponentialBackoff(failures));
}

async function probe(): Promise<boolean> {
  const response = await fetch(PROBE, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
  await response.text(); // an answer that is not read to its end keeps its connection busy
  return isOfServer(response);
}

/** Whether an answer comes from the server itself, and neither from a proxy before a stopped one nor from a network. */
const isOfServer = (response: Response): boolean =>
  (response.status < 502 || response.status > 504) && !isPageOfNetwork(response);

/** Whether a network answers in place of the server, with a page that asks people to sign in to it: the API has no pages. */
export const isPageOfNetwork = ({ ok, headers }: Response): boolean =>
  ok && (headers.get('Content-Type')?.startsWith('text/html') ?? false);

/** Updates the state from an answer. */
export function recordResponse(response: Response): void {
  const cachedAt = response.headers.get(CACHED_AT_HEADER);
  if (cachedAt !== null) {
    const since = new Date(cachedAt);
    if (!network.keptSince || since < network.keptSince) setNetwork({ ...network, keptSince: since });
  }
  if (cachedAt === null && isOfServer(response)) reached();
  else void recheckNetwork();
}

/** Updates the state from a failed request; an aborted one says nothing. */
export function recordFailure(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) void recheckNetwork();
}

const probeServer = () => void recheckNetwork();

/** Calls back each time the server becomes reachable again. Returns a function that stops it. */
export function onBackOnline(listener: () => void): () => void {
  // A browser knows only its own connection: both events are reasons to ask the server.
  for (const event of ['online', 'offline']) addEventListener(event, probeServer);
  backAgain.add(listener);
  return () => backAgain.delete(listener);
}

export const isOnline = (): boolean => network.online;

const subscribe = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** Whether the server can be reached, and the age of cached answers. */
export const useNetwork = (): Network =>
  useSyncExternalStore(
    subscribe,
    () => network,
    () => ONLINE,
  );

/** Whether the server can be reached. */
export const useOnline = (): boolean => useNetwork().online;
