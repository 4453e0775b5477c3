import { positionsUnder } from '#client/lib/response-positions.ts';
import { listen } from './live-stream.ts';

const wait = (run: () => void, milliseconds: number) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/**
 * Notifies of changes to a night while its page is visible. Hidden pages disconnect, because browsers limit connections
 * per server, and catch up when shown again. @returns a function that stops it
 */
export function watchNight(eventId: number, onChanged: () => void): () => void {
  let stop: (() => void) | null = null;
  const address = `/api/events/${eventId}`;
  const open = () => {
    const since = positionsUnder(address);
    return new EventSource(`${address}/live${since === undefined ? '' : `?since=${encodeURIComponent(since)}`}`);
  };
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') {
      stop?.();
      stop = null;
    } else if (!stop) {
      stop = listen({ open, onChanged, wait });
      onChanged();
    }
  };
  if (document.visibilityState === 'visible') stop = listen({ open, onChanged, wait });
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    stop?.();
  };
}
