import { addressOf } from '#client/lib/http/http.ts';
import { watchPad } from '#shared/score-pads/score-pads-contract.ts';

/** Milliseconds before a stream closed by server or proxy is reopened. */
const REOPENED_AFTER = 10_000;

interface PadListener {
  code: string;
  /** Something may have changed; also called after each (re)connection. */
  onChanged: () => void;
  /** Whether live updates are received. */
  onLive: (isLive: boolean) => void;
}

/**
 * Listens to changes of a pad while its page is visible, because browsers limit connections per server. @returns a
 * function that stops it
 */
export function listenToPad({ code, onChanged, onLive }: PadListener): () => void {
  let stream: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(timer);
    stream?.close();
    stream = null;
    onLive(false);
  };
  const start = () => {
    stop();
    const current = new EventSource(addressOf(watchPad, { code }));
    stream = current;
    current.addEventListener('open', () => onLive(true));
    current.addEventListener('changed', onChanged);
    current.addEventListener('error', () => {
      onLive(false);
      if (current.readyState === EventSource.CLOSED) timer = setTimeout(start, REOPENED_AFTER);
    });
  };
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') stop();
    else start();
  };
  if (document.visibilityState === 'visible') start();
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('online', start);
  addEventListener('offline', stop);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('online', start);
    removeEventListener('offline', stop);
    stop();
  };
}
