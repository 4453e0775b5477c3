import { AsyncLocalStorage } from 'node:async_hooks';
import { Refusal } from '#server/platform/http/refusal.ts';

interface Work {
  isRunning: boolean;
}

const current = new AsyncLocalStorage<Work>();

/**
 * Runs work that may queue no mail, also not where it depends on the rows whether there is one: `queueMails` refuses, and
 * the transaction is rolled back. What the work begins and does not wait for is free again once it has ended.
 */
export async function withoutMails<T>(work: () => Promise<T> | T): Promise<T> {
  const mark: Work = { isRunning: true };
  try {
    return await current.run(mark, async () => work());
  } finally {
    mark.isRunning = false;
  }
}

/** Whether this is work that may tell nobody: what a personal token does. */
export const tellsNobody = (): boolean => current.getStore()?.isRunning ?? false;

/** @throws Refusal token_mails within `withoutMails` */
export function refuseMails(): void {
  if (tellsNobody()) throw new Refusal('token_mails');
}
