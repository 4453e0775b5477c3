import { addressOf } from '#client/lib/http.ts';
import { watchPad } from '#shared/contracts/score-pads.ts';

/** Milliseconds after which a stream that a server or a proxy has closed is opened again. */
const REOPENED_AFTER = 10_000;

interface PadNews {
  code: string;
  /** Something is not as it was, or may not be: at every opening too. */
  onChanged: () => void;
  /** Whether changes are heard of as they happen. */
  onLive: (isLive: boolean) => void;
}

/**
 * Listens to what others write on a pad while its page is looked at: browsers allow few connections to one server.
 * @returns what ends it
 */
export function listenToPad({ code, onChanged, onLive }: PadNews): () => void {
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
