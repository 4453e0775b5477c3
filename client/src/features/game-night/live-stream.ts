/** Milliseconds before a stream that was closed is tried again, one after the other; then it is left alone. */
const PAUSES = [2_000, 5_000, 15_000, 60_000];

/** What of EventSource is used. */
export interface Stream {
  readonly readyState: number;
  addEventListener: (name: 'open' | 'error' | 'changed', listener: () => void) => void;
  close: () => void;
}

interface Connection {
  open: () => Stream;
  /** Something is not as it was. The server says so at an opening too, where something may have changed unheard before. */
  onChanged: () => void;
  /** As setTimeout does it. */
  wait: (run: () => void, milliseconds: number) => () => void;
}

const CLOSED = 2;

/**
 * Listens to the news of a night. A browser reconnects by itself while the network comes and goes; what a server or a
 * proxy has closed is opened again after a pause, a few times. Where it fails for good nothing is lost but the news.
 * @returns what ends it
 */
export function listen({ open, onChanged, wait }: Connection): () => void {
  let stream: Stream | null = null;
  let attempts = 0;
  let held = false;
  let stopWaiting = () => {};

  const connect = () => {
    const current = open();
    stream = current;
    current.addEventListener('open', () => {
      attempts = 0;
      held = true;
    });
    current.addEventListener('changed', onChanged);
    current.addEventListener('error', () => {
      if (current.readyState !== CLOSED) return;
      // What was open is refused now: the event is gone, or nobody is signed in any more. Asking for it will tell.
      if (held) onChanged();
      held = false;
      const pause = PAUSES[attempts];
      attempts += 1;
      if (pause !== undefined) stopWaiting = wait(connect, pause);
    });
  };

  connect();
  return () => {
    stopWaiting();
    stream?.close();
  };
}
