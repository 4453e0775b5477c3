import type { Play } from '#shared/contracts/plays.ts';
import type { PadAct, PadEntry } from '#shared/rules/score-pad/pad-entry.ts';
import { roomOf, withUnsent, type FinishWish, type KeptPad } from '../device/kept-pad.ts';
import { newKey } from '../device/new-key.ts';
import type { PadShelf } from '../device/pad-shelf.ts';
import type { PadServer } from './pad-server.ts';
import { joinPad, sendPad } from './send-pad.ts';
import { pauseAfter, troubleOf, type Trouble } from './trouble.ts';

/** How a pad stands on this device at a moment. */
export interface PadMoment {
  /** Null until it is known. */
  pad: KeptPad | null;
  /** How many of its unsent entries this device keeps, so that they outlive the page. */
  kept: number;
  trouble: Trouble | null;
  /** Something is being sent or asked for. */
  busy: boolean;
  /** Changes are heard of as they happen. */
  isLive: boolean;
  /** The play, where this tab ended the pad. */
  play: Play | null;
}

export interface PadSurroundings {
  shelf: PadShelf;
  server: PadServer;
  device: string;
  /** Runs a task in one tab of the device at a time. */
  inOneTab: <Result>(name: string, task: () => Promise<Result>) => Promise<Result>;
  /** Tells the device's other tabs that a pad on the shelf has changed. */
  tell: (id: string) => void;
  /** Something on the device may have to be sent at its next start. */
  noteWaiting: () => void;
  /** Runs something after so many milliseconds; answers what calls it off. */
  wait: (run: () => void, milliseconds: number) => () => void;
}

export const NEW_PAD = /^new-([\w-]{8,64})$/;

/** One pad while it is looked at: what is written shows at once, is kept on the device, and is sent when it can be. */
export class PadSession {
  moment: PadMoment = { pad: null, kept: 0, trouble: null, busy: false, isLive: false, play: null };
  private stored: KeptPad | null = null;
  /** Written and not yet on the shelf. */
  private fresh: PadEntry[] = [];
  private again = false;
  private failures = 0;
  private callOff = () => {};
  private closed = false;
  private readonly listeners = new Set<() => void>();

  constructor(
    /** A code, or 'new-' and the key of a pad that was begun here. */
    private readonly address: string,
    private readonly around: PadSurroundings,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Reads the pad off the shelf, then asks the server. */
  async open(): Promise<void> {
    await this.reread();
    await this.ask();
  }

  close(): void {
    this.closed = true;
    this.callOff();
    this.listeners.clear();
  }

  /** Writes acts down; nothing where they no longer fit the pad. */
  async write(acts: readonly PadAct[]): Promise<void> {
    if (this.moment.pad && roomOf(this.moment.pad) < acts.length) return;
    const entries = acts.map((act) => ({ key: newKey(), device: this.around.device, act }));
    this.fresh.push(...entries);
    this.show({});
    await this.keep((pad) => withUnsent(pad, entries));
    this.fresh = this.fresh.filter((entry) => !entries.includes(entry));
    await this.ask();
  }

  /** Wants the pad to become a play, or no longer. It does once everything else is sent. */
  async end(finish: FinishWish | null): Promise<void> {
    await this.keep((pad) => ({ ...pad, finish }));
    await this.ask();
  }

  /** Forgets what this device wrote and the server has not taken. */
  async leaveOut(): Promise<void> {
    await this.keep((pad) => ({ ...pad, unsent: [] }));
    await this.ask();
  }

  setLive(isLive: boolean): void {
    this.show({ isLive });
  }

  /** Another tab of this device changed the pad. */
  async reread(): Promise<void> {
    const { shelf } = this.around;
    const key = NEW_PAD.exec(this.address)?.[1];
    this.stored = (await (key === undefined ? shelf.find(this.address) : shelf.read(key))) ?? this.stored;
    this.show({});
  }

  /** Sends what is unsent and asks for what is new; again after growing pauses while the server is out of reach. */
  async ask(): Promise<void> {
    this.again = true;
    if (this.moment.busy || this.closed) return;
    this.callOff();
    this.show({ busy: true });
    while (this.again) {
      this.again = false;
      await this.tryOnce();
    }
    this.show({ busy: false });
  }

  private async tryOnce(): Promise<void> {
    const { shelf, server, inOneTab, tell, wait } = this.around;
    try {
      const play = await inOneTab(this.stored?.id ?? this.address, async () => {
        this.stored ??= (NEW_PAD.test(this.address) ? null : await joinPad(this.address, shelf, server)) ?? null;
        return this.stored && sendPad(this.stored.id, shelf, server);
      });
      this.failures = 0;
      this.show({ trouble: this.stored ? null : { kind: 'gone' }, ...(play ? { play } : {}) });
    } catch (error) {
      const trouble = troubleOf(error);
      this.show({ trouble });
      this.failures += 1;
      if (trouble.kind === 'no_network' && !this.closed)
        this.callOff = wait(() => void this.ask(), pauseAfter(this.failures));
    }
    if (this.stored) {
      await this.reread();
      tell(this.stored.id);
    }
  }

  private async keep(change: (pad: KeptPad) => KeptPad): Promise<void> {
    const id = this.stored?.id;
    if (id === undefined) return;
    this.stored = (await this.around.shelf.change(id, (pad) => pad && change(pad))) ?? this.stored;
    this.show({});
    this.around.noteWaiting();
    this.around.tell(id);
  }

  private show(changes: Partial<PadMoment>): void {
    const pad = this.stored && withUnsent(this.stored, this.fresh);
    this.moment = { ...this.moment, ...changes, pad, kept: this.stored?.unsent.length ?? 0 };
    for (const listener of this.listeners) listener();
  }
}
