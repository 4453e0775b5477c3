import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { addressOfPad } from './device/address-of-pad.ts';
import { deviceKey } from './device/device-key.ts';
import { markPadsWaiting } from './device/pads-waiting.ts';
import { openPadStore } from './device/pad-store.ts';
import { inOneTab } from './sync/one-tab.ts';
import { listenToPad } from './sync/pad-news.ts';
import { padServer } from './sync/pad-server.ts';
import { PadSession, type PadSnapshot } from './sync/pad-session.ts';

/** Notifies other tabs of this device about changed pads, and receives their notifications. */
function openPadChannel(onChanged: (id: string) => void): { announce: (id: string) => void; close: () => void } {
  let channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('rollcall-pads');
  channel?.addEventListener('message', ({ data }) => onChanged(String(data)));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no other origin
    announce: (id) => channel?.postMessage(id),
    close: () => {
      channel?.close();
      channel = null;
    },
  };
}

const NOTHING_YET: PadSnapshot = { pad: null, unsentCount: 0, syncError: null, busy: true, isLive: false, play: null };
const noSubscription = () => () => {};

/** The pad at a URL, synchronized, and its session; null while opening. */
export function usePad(address: string): { snapshot: PadSnapshot; session: PadSession | null } {
  const [session, setSession] = useState<PadSession | null>(null);
  const snapshot = useSyncExternalStore(session?.subscribe ?? noSubscription, () => session?.snapshot ?? NOTHING_YET);
  const code = snapshot.pad?.code ?? null;
  // A pad that gets its code while open changes its URL but stays the same pad.
  const opened = useRef(address);
  if (!snapshot.pad || addressOfPad(snapshot.pad) !== address) opened.current = address;
  const wanted = opened.current;

  useEffect(() => {
    let closing = () => {};
    let isWanted = true;
    void openPadStore().then((store) => {
      if (!isWanted) return;
      const channel = openPadChannel((id) => id === fresh.snapshot.pad?.id && void fresh.reread());
      const fresh = new PadSession(wanted, {
        store,
        server: padServer,
        device: deviceKey(),
        inOneTab,
        announce: channel.announce,
        noteWaiting: () => markPadsWaiting(true),
        wait: (run, milliseconds) => {
          const timer = setTimeout(run, milliseconds);
          return () => clearTimeout(timer);
        },
      });
      closing = () => {
        fresh.close();
        channel.close();
      };
      setSession(fresh);
      void fresh.open();
    });
    return () => {
      isWanted = false;
      closing();
      setSession(null);
    };
  }, [wanted]);

  useEffect(() => {
    if (!session) return undefined;
    const ask = () => void session.ask();
    const onVisible = () => document.visibilityState === 'visible' && ask();
    addEventListener('online', ask);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [session]);

  const isOpen = snapshot.pad?.status === 'open';
  useEffect(() => {
    if (!session || code === null || !isOpen) return undefined;
    return listenToPad({ code, onChanged: () => void session.ask(), onLive: (isLive) => session.setLive(isLive) });
  }, [session, code, isOpen]);

  return { snapshot, session };
}
