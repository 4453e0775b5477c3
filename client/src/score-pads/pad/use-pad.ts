import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { padAddress } from './pad-address.ts';
import { deviceKey } from './device-key.ts';
import { markUnsentPads } from './unsent-pads-flag.ts';
import { openPadStore } from './pad-store.ts';
import { withPadLock } from './with-pad-lock.ts';
import { padServer } from './pad-server.ts';
import { PadSync, type PadSnapshot } from './pad-sync.ts';
import { addressOf } from '#client/lib/http/http.ts';
import { watchPad } from '#shared/score-pads/score-pads-contract.ts';

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

/** The pad at a URL, and what synchronizes it; null while opening. */
export function usePad(address: string): { snapshot: PadSnapshot; sync: PadSync | null } {
  const [sync, setSync] = useState<PadSync | null>(null);
  const snapshot = useSyncExternalStore(sync?.subscribe ?? noSubscription, () => sync?.snapshot ?? NOTHING_YET);
  const code = snapshot.pad?.code ?? null;
  // A pad that gets its code while open changes its URL but stays the same pad.
  const opened = useRef(address);
  if (!snapshot.pad || padAddress(snapshot.pad) !== address) opened.current = address;
  const wanted = opened.current;

  useEffect(() => {
    let closing = () => {};
    let isWanted = true;
    void openPadStore().then((store) => {
      if (!isWanted) return;
      const channel = openPadChannel((id) => id === fresh.snapshot.pad?.id && void fresh.reread());
      const fresh = new PadSync(wanted, {
        store,
        server: padServer,
        device: deviceKey(),
        withPadLock,
        announce: channel.announce,
        noteUnsent: () => markUnsentPads(true),
        wait: (run, milliseconds) => {
          const timer = setTimeout(run, milliseconds);
          return () => clearTimeout(timer);
        },
      });
      closing = () => {
        fresh.close();
        channel.close();
      };
      setSync(fresh);
      void fresh.open();
    });
    return () => {
      isWanted = false;
      closing();
      setSync(null);
    };
  }, [wanted]);

  useEffect(() => {
    if (!sync) return undefined;
    const ask = () => void sync.ask();
    const onVisible = () => document.visibilityState === 'visible' && ask();
    addEventListener('online', ask);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [sync]);

  // One that was thrown away is not asked for again and again, which would count as guessing codes.
  const isOpen = snapshot.pad?.status === 'open' && snapshot.syncError?.kind !== 'gone';
  useEffect(() => {
    if (!sync || code === null || !isOpen) return undefined;
    return listenToPad({ code, onChanged: () => void sync.ask(), onLive: (isLive) => sync.setLive(isLive) });
  }, [sync, code, isOpen]);

  return { snapshot, sync };
}

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
function listenToPad({ code, onChanged, onLive }: PadListener): () => void {
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
