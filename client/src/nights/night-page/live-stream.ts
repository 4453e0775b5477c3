/** Milliseconds before each reconnection of a closed stream; after the last one it stays closed. */
const PAUSES = [2_000, 5_000, 15_000, 60_000];

/** The used part of EventSource. */
export interface Stream {
  readonly readyState: number;
  addEventListener: (name: 'open' | 'error' | 'changed', listener: () => void) => void;
  close: () => void;
}

interface Connection {
  open: () => Stream;
  /** Something is not as it was. The server says so at an opening too, where something may have changed unheard before. */
  onChanged: () => void;
  /** Like setTimeout. */
  wait: (run: () => void, milliseconds: number) => () => void;
}

const CLOSED = 2;

/**
 * Listens to changes of a night. Browsers reconnect on network failures; a stream closed by server or proxy is reopened
 * a few times with pauses. After that only live updates are missing. @returns a function that stops it
 */
export function listen({ open, onChanged, wait }: Connection): () => void {
  let stream: Stream | null = null;
  let attempts = 0;
  /** Changes may have been missed since the stream was last open, or since the page was read. */
  let mayHaveMissed = true;
  let stopWaiting = () => {};

  const connect = () => {
    const current = open();
    stream = current;
    current.addEventListener('open', () => {
      attempts = 0;
      mayHaveMissed = true;
    });
    current.addEventListener('changed', onChanged);
    current.addEventListener('error', () => {
      if (current.readyState !== CLOSED) return;
      // Refused: the event is gone, or the user is signed out or no longer a host. Refetching once shows which.
      if (mayHaveMissed) onChanged();
      mayHaveMissed = false;
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
