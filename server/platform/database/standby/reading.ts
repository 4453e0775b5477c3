import { AsyncLocalStorage } from 'node:async_hooks';

interface Reading {
  /** Becomes false when the standby does not answer, so that one request does not go back in time. */
  fromStandby: boolean;
}

const reading = new AsyncLocalStorage<Reading>();

/** Whether what runs now takes its connections to the standby. */
export const isFromStandby = (): boolean => reading.getStore()?.fromStandby === true;

/** From here on, what runs now reads from the primary. */
export function leaveStandby(): void {
  const current = reading.getStore();
  if (current) current.fromStandby = false;
}

/** Runs work whose connections go to the standby: it must only read. */
export const onStandby = <T>(work: () => T): T => reading.run({ fromStandby: true }, work);

/** Runs work that writes, within a request that otherwise only reads. */
export const onPrimary = <T>(work: () => T): T => reading.run({ fromStandby: false }, work);
