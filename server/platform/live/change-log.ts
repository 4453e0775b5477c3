import { randomUUID } from 'node:crypto';

/**
 * The changes that a server was notified of. Servers receive them in the order in which they were committed, so the name of a change
 * is a position that each of them understands.
 */
export interface ChangeLog {
  /** The position of the latest received change: data read after this call includes that change and all before it. */
  position: () => string;
  /** Whether something of a topic may have changed after one of these positions. */
  changedSince: (topic: number, positions: readonly string[]) => boolean;
  /** @param change its topic and its name, which no other has, with a point between them */
  onName: (change: string) => void;
  /** A message without its own name, sent right after its name, or by an older server without any. */
  onChange: (topic: number) => void;
  /** Changes may have been missed: what was received before does not count. */
  onReconnect: () => void;
}

/** Before a server listens, it is unknown which notifications it has missed. */
const UNKNOWN = 'unknown';
/** Changes that are remembered: those of an hour of a busy evening. */
const MOST = 10_000;

/** @param most number of remembered changes; anything older counts as possibly changed */
export function openChangeLog(most = MOST): ChangeLog {
  /** The changes that were received, by their names, the oldest first. */
  const names = new Map<string, { number: number; topic: number | null }>();
  const latestOf = new Map<number, number>();
  let latest = 0;
  let position = UNKNOWN;
  let awaited: number | null = null;

  const note = (topic: number, name: string) => {
    latest += 1;
    position = name;
    names.set(name, { number: latest, topic });
    latestOf.set(topic, latest);
    const [oldest] = names;
    if (!oldest || names.size <= most) return;
    const [dropped, change] = oldest;
    names.delete(dropped);
    if (change.topic !== null && latestOf.get(change.topic) === change.number) latestOf.delete(change.topic);
  };

  return {
    position: () => position,
    changedSince: (topic, positions) =>
      positions.length === 0 ||
      positions.some((one) => {
        const change = names.get(one);
        return change === undefined || (latestOf.get(topic) ?? 0) > change.number;
      }),
    onName(change) {
      const [topic = '', name = ''] = change.split('.');
      awaited = Number(topic);
      note(awaited, name);
    },
    onChange(topic) {
      if (topic !== awaited) note(topic, randomUUID());
      awaited = null;
    },
    onReconnect() {
      names.clear();
      latestOf.clear();
      awaited = null;
      position = randomUUID();
      names.set(position, { number: latest, topic: null });
    },
  };
}
