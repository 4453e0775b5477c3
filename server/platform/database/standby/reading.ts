import { AsyncLocalStorage } from 'node:async_hooks';

/** Longer than a request takes: what a stream reads that was opened without a primary comes from the next one again. */
const REQUEST_MS = 60_000;

interface Reading {
  /** Becomes false when the standby does not answer, so that one request does not go back in time. */
  fromStandby: boolean;
  /** By `performance.now()`. */
  endsAt: number;
}

const reading = new AsyncLocalStorage<Reading>();

/** Whether what runs now takes its connections to the standby. */
export function isFromStandby(): boolean {
  const current = reading.getStore();
  return current !== undefined && current.fromStandby && performance.now() < current.endsAt;
}

/** From here on, what runs now reads from the primary. */
export function leaveStandby(): void {
  const current = reading.getStore();
  if (current) current.fromStandby = false;
}

/** Runs work whose connections go to the standby: it must only read. */
export const onStandby = <T>(work: () => T): T =>
  reading.run({ fromStandby: true, endsAt: performance.now() + REQUEST_MS }, work);

/** Runs work that writes, within a request that otherwise only reads. */
export const onPrimary = <T>(work: () => T): T => reading.run({ fromStandby: false, endsAt: 0 }, work);
