/** Tells the other tabs of this device that a pad on its shelf has changed, and hears it from them. */
export function openPadChannel(onChanged: (id: string) => void): { tell: (id: string) => void; close: () => void } {
  let channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('rollcall-pads');
  channel?.addEventListener('message', ({ data }) => onChanged(String(data)));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    tell: (id) => channel?.postMessage(id),
    close: () => {
      channel?.close();
      channel = null;
    },
  };
}
