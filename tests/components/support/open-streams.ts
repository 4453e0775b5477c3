import { onTestFinished, vi } from 'vitest';

/** Streams of news that the page opens from now on: it takes 'changed' from them. Silent ones stand in again after the test. */
export function openStreams(): EventTarget[] {
  const streams: EventTarget[] = [];
  const Silent = globalThis.EventSource;
  vi.stubGlobal(
    'EventSource',
    class extends Silent {
      constructor(address: string) {
        super(address);
        streams.push(this);
      }
    },
  );
  onTestFinished(() => {
    vi.stubGlobal('EventSource', Silent);
  });
  return streams;
}
