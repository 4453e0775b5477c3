import type { Play } from '#shared/plays/plays-contract.ts';
import type { PadAct, PadEntry } from '#shared/shapes/pad-entry.ts';
import { roomOf, withUnsent, type FinishRequest, type StoredPad } from './stored-pad.ts';
import { uniqueKey } from '#client/lib/unique-key.ts';
import type { PadStore } from './pad-store.ts';
import type { PadServer } from './pad-server.ts';
import { joinPad, sendPad } from './send-pad.ts';
import { retryDelayMs, classifySyncError, type SyncError } from './sync-error.ts';
import { t } from '#client/score-pads/words/words.ts';

/** The state of a pad on this device. */
export interface PadSnapshot {
  /** Null while loading. */
  pad: StoredPad | null;
  /** Number of unsent entries stored on this device, which survive the page. */
  unsentCount: number;
  syncError: SyncError | null;
  /** A request is running. */
  busy: boolean;
  /** Live updates are received. */
  isLive: boolean;
  /** The play, if this tab finished the pad. */
  play: Play | null;
}

export interface PadDependencies {
  store: PadStore;
  server: PadServer;
  device: string;
  /** Runs a task in one tab at a time. */
  withPadLock: <Result>(name: string, task: () => Promise<Result>) => Promise<Result>;
  /** Notifies other tabs about a changed pad. */
  announce: (id: string) => void;
  /** Notes that unsent entries may exist at the next start. */
  noteUnsent: () => void;
  /** Like setTimeout; returns a function that cancels it. */
  wait: (run: () => void, milliseconds: number) => () => void;
}

export const NEW_PAD = /^new-([\w-]{8,64})$/;

/** A pad in use: entries appear at once, are stored on the device, and are sent when possible. */
export class PadSync {
  snapshot: PadSnapshot = { pad: null, unsentCount: 0, syncError: null, busy: false, isLive: false, play: null };
  private stored: StoredPad | null = null;
  /** Written but not stored yet. */
  private fresh: PadEntry[] = [];
  private again = false;
  private failures = 0;
  private cancelRetry = () => {};
  private closed = false;
  private readonly listeners = new Set<() => void>();

  constructor(
    /** A code, or 'new-' and the key of a pad started here. */
    private readonly address: string,
    private readonly dependencies: PadDependencies,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Loads the pad from the store, then from the server. */
  async open(): Promise<void> {
    await this.reread();
    await this.ask();
  }

  close(): void {
    this.closed = true;
    this.cancelRetry();
    this.listeners.clear();
  }

  /** Records actions; ignored if they no longer fit the pad. */
  async write(acts: readonly PadAct[]): Promise<void> {
    if (this.snapshot.pad && roomOf(this.snapshot.pad) < acts.length) return;
    const entries = acts.map((act) => ({ key: uniqueKey(), device: this.dependencies.device, act }));
    this.fresh.push(...entries);
    this.show({});
    await this.keep((pad) => withUnsent(pad, entries));
    this.fresh = this.fresh.filter((entry) => !entries.includes(entry));
    // Also after closing: the last number may be recorded as the person leaves.
    await this.exchange();
  }

  /** Requests or cancels finishing the pad. It is finished once everything else is sent. */
  async end(finish: FinishRequest | null): Promise<void> {
    await this.keep((pad) => ({ ...pad, finish }));
    await this.ask();
  }

  /** Drops local entries that the server has not accepted. */
  async discardUnsent(): Promise<void> {
    await this.keep((pad) => ({ ...pad, unsent: [] }));
    await this.ask();
  }

  setLive(isLive: boolean): void {
    this.show({ isLive });
  }

  /** Another tab changed the pad. */
  async reread(): Promise<void> {
    const { store } = this.dependencies;
    const key = NEW_PAD.exec(this.address)?.[1];
    this.stored = (await (key === undefined ? store.find(this.address) : store.read(key))) ?? this.stored;
    this.show({});
  }

  /** Sends unsent entries and fetches new ones; retries with exponential backoff while the server is unreachable. */
  async ask(): Promise<void> {
    if (!this.closed) await this.exchange();
  }

  private async exchange(): Promise<void> {
    this.again = true;
    if (this.snapshot.busy) return;
    this.cancelRetry();
    this.show({ busy: true });
    while (this.again) {
      this.again = false;
      await this.tryOnce();
    }
    this.show({ busy: false });
  }

  private async tryOnce(): Promise<void> {
    const { store, server, withPadLock, announce, wait } = this.dependencies;
    try {
      const play = await withPadLock(this.stored?.id ?? this.address, async () => {
        this.stored ??= (NEW_PAD.test(this.address) ? null : await joinPad(this.address, store, server)) ?? null;
        return this.stored && sendPad(this.stored.id, store, server);
      });
      this.failures = 0;
      this.show({ syncError: this.stored ? null : { kind: 'gone' }, ...(play ? { play } : {}) });
    } catch (error) {
      const syncError = classifySyncError(error);
      this.show({ syncError });
      this.failures += 1;
      if (syncError.kind === 'no_network' && !this.closed)
        this.cancelRetry = wait(() => void this.ask(), retryDelayMs(this.failures));
    }
    if (this.stored) {
      await this.reread();
      announce(this.stored.id);
    }
  }

  private async keep(change: (pad: StoredPad) => StoredPad): Promise<void> {
    const id = this.stored?.id;
    if (id === undefined) return;
    this.stored = (await this.dependencies.store.change(id, (pad) => pad && change(pad))) ?? this.stored;
    this.show({});
    this.dependencies.noteUnsent();
    this.dependencies.announce(id);
  }

  private show(changes: Partial<PadSnapshot>): void {
    const pad = this.stored && withUnsent(this.stored, this.fresh);
    this.snapshot = { ...this.snapshot, ...changes, pad, unsentCount: this.stored?.unsent.length ?? 0 };
    for (const listener of this.listeners) listener();
  }
}

/** The sync state in a few words. */
export function syncText({ pad, unsentCount, syncError, busy, isLive }: PadSnapshot): {
  words: string;
  tone: 'good' | 'wait' | 'bad';
} {
  const waiting = pad?.unsent.length ?? 0;
  if (syncError?.kind === 'no_network' && unsentCount < waiting) return { words: t('Saving...'), tone: 'wait' };
  if (syncError?.kind === 'no_network')
    return {
      words: waiting > 0 ? t('{count} kept here, sent when you are online', { count: waiting }) : t('Offline'),
      tone: 'wait',
    };
  if (syncError?.kind === 'signed_out') return { words: t('Sign in to save'), tone: 'bad' };
  if (syncError?.kind === 'gone') return { words: t('This table is gone'), tone: 'bad' };
  if (syncError || (pad?.status === 'finished' && waiting > 0))
    return { words: t('Not saved ({count})', { count: waiting }), tone: 'bad' };
  if (busy && waiting > 0) return { words: t('Saving...'), tone: 'wait' };
  return { words: isLive ? t('Live') : t('Saved'), tone: 'good' };
}
