import { useSyncExternalStore } from 'react';
import { growingPause } from '#shared/rules/time/growing-pause.ts';
import { KEPT_AT_HEADER } from './names.ts';

/** Asked to see whether the server answers; its query keeps it from being answered by the device. */
const PROBE = '/api/config?reachable';
/** Milliseconds until a server that says nothing is out of reach. */
const PATIENCE = 10_000;

export interface Network {
  /** Whether the server can be reached, as far as anybody knows. */
  online: boolean;
  /** Of when the oldest answer is that the device gave in the server's place. */
  keptSince: Date | null;
}

const ONLINE: Network = { online: true, keptSince: null };
let network = ONLINE;
const watchers = new Set<() => void>();
const backAgain = new Set<() => void>();
let probing = false;
let failures = 0;
let nextProbe: ReturnType<typeof setTimeout> | undefined;

function become(next: Network): void {
  network = next;
  for (const watcher of watchers) watcher();
}

function comeBack(): void {
  become(ONLINE);
  for (const listener of backAgain) listener();
}

/** The server has answered. */
function reached(): void {
  clearTimeout(nextProbe);
  if (!network.online) {
    failures = 0;
    comeBack();
  } else if (network.keptSince) {
    // It was there all the while, only too slow for some: those are asked again, but not at once.
    failures += 1;
    nextProbe = setTimeout(comeBack, growingPause(failures));
  } else failures = 0;
}

/** Something says that the server is out of reach: asks it, and from then on again and again until it answers. */
export async function doubtNetwork(): Promise<void> {
  if (probing) return;
  probing = true;
  clearTimeout(nextProbe);
  const answers = await probe().catch(() => false);
  probing = false;
  if (answers) return reached();
  failures += 1;
  if (network.online) become({ ...network, online: false });
  nextProbe = setTimeout(() => void doubtNetwork(), growingPause(failures));
}

async function probe(): Promise<boolean> {
  const response = await fetch(PROBE, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
  await response.text(); // an answer that is not read to its end keeps its connection busy
  return isOfServer(response);
}

/** Whether an answer is not of something in front of a server that is not there. */
const isOfServer = ({ status }: Response): boolean => status < 502 || status > 504;

/** Learns from an answer whether the server is within reach. */
export function noteAnswer(response: Response): void {
  const keptAt = response.headers.get(KEPT_AT_HEADER);
  if (keptAt !== null) {
    const since = new Date(keptAt);
    if (!network.keptSince || since < network.keptSince) become({ ...network, keptSince: since });
  }
  if (keptAt === null && isOfServer(response)) reached();
  else void doubtNetwork();
}

/** Learns from a request that failed; one that was given up says nothing. */
export function noteFailure(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) void doubtNetwork();
}

const askTheServer = () => void doubtNetwork();

/** Runs each time the server is within reach again. Answers how to stop that. */
export function onBackOnline(listener: () => void): () => void {
  // A browser knows of its own connection only: both are reasons to ask the server.
  for (const event of ['online', 'offline']) addEventListener(event, askTheServer);
  backAgain.add(listener);
  return () => backAgain.delete(listener);
}

export const isOnline = (): boolean => network.online;

const subscribe = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** Whether the server can be reached, and since when the device answers for it. */
export const useNetwork = (): Network =>
  useSyncExternalStore(
    subscribe,
    () => network,
    () => ONLINE,
  );

/** Whether the server can be reached. */
export const useOnline = (): boolean => useNetwork().online;
