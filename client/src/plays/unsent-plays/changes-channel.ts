const listeners = new Set<() => void>();
const hear = () => {
  for (const listener of listeners) listener();
};

let channel: BroadcastChannel | undefined;
/** The channel to other tabs. */
const others = () => {
  if (!channel) {
    channel = new BroadcastChannel('rollcall-waiting');
    channel.addEventListener('message', hear);
  }
  return channel;
};

/** Notifies this and other tabs of a change of the unsent plays. */
export function notifyUnsentPlaysChanged(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
  others().postMessage(null);
  hear();
}

/** Runs on each change. Returns an unsubscribe function. */
export function onUnsentPlaysChanged(listener: () => void): () => void {
  others();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
