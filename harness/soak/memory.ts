import { memoryOf } from '../bench/server-under-test.ts';
import type { RunningServer } from './fleet.ts';

/** Memory of a server during one minute, in MB. */
export interface MinuteOfMemory {
  minute: number;
  /** At its end, as the system counts: V8's heap with all its garbage and spare room, buffers, code, stacks. */
  rss: number;
  /** The lowest value reported by V8 in it: nearest to live memory, since garbage comes on top. */
  heapUsed: number;
}

export interface Memory {
  minutes: MinuteOfMemory[];
  /** Growth of rss from the end of the first minute to that of the last, percent. */
  growth: number;
}

export interface MemoryWatch {
  /** Stops sampling. */
  ended(): Promise<Memory>;
}

const LOOK_EVERY_MS = 2_000;
const MB = 1024 * 1024;

/** When a run began and ends, and how long a minute of its table is: less in a run of under four minutes. */
interface Span {
  began: number;
  endsAt: number;
  minuteMs: number;
}

/** Samples the memory of a server. */
export function watchMemory(server: RunningServer, { began, endsAt, minuteMs }: Span): MemoryWatch {
  const minutes: MinuteOfMemory[] = [];
  const look = async (): Promise<void> => {
    // Work that is running at the end belongs to the last minute.
    const minute = Math.floor((Math.min(Date.now(), endsAt - 1) - began) / minuteMs) + 1;
    const [rss, heapUsed] = await Promise.all([memoryOf(server.process), heapOf(server.metricsPort)]);
    const known = minutes.find((one) => one.minute === minute);
    if (known) Object.assign(known, { rss: Math.round(rss), heapUsed: Math.min(known.heapUsed, heapUsed) });
    else minutes.push({ minute, rss: Math.round(rss), heapUsed });
  };
  // A failed sample is skipped: the next one follows in two seconds.
  const timer = setInterval(() => void look().catch(() => {}), LOOK_EVERY_MS);
  return {
    async ended() {
      clearInterval(timer);
      const [first, last] = [minutes.at(0), minutes.at(-1)];
      return { minutes, growth: first && last ? Math.round((last.rss / first.rss - 1) * 100) : 0 };
    },
  };
}

export function printMemory({ minutes, growth }: Memory): void {
  console.log('Memory of the server that lives, MB, by minutes (in a run of under four by quarters of it)');
  console.table(Object.fromEntries(minutes.map(({ minute, ...figures }) => [`minute ${minute}`, figures])));
  console.log(`from the first minute to the last: ${growth} %`);
}

async function heapOf(metricsPort: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  return Math.round(Number(/^nodejs_heap_size_used_bytes (\S+)$/m.exec(await answer.text())?.[1] ?? 0) / MB);
}
