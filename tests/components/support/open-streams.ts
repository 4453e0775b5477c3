import { onTestFinished, vi } from 'vitest';

/** Event streams that the page opens from now on; tests dispatch 'changed' on them. After the test, streams are silent again. */
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
