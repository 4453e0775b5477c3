const listeners = new Set<() => void>();
const hear = () => {
  for (const listener of listeners) listener();
};

let channel: BroadcastChannel | undefined;
/** To the other tabs. */
const others = () => {
  if (!channel) {
    channel = new BroadcastChannel('rollcall-waiting');
    channel.addEventListener('message', hear);
  }
  return channel;
};

/** Tells this tab and the others that the plays that wait are not the same any more. */
export function announceChange(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  others().postMessage(null);
  hear();
}

/** Runs whenever they are not the same any more. Answers how to stop that. */
export function onChange(listener: () => void): () => void {
  others();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
