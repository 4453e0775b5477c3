import type { Services } from '#server/platform/services.ts';
import { expireMailSends } from './apply-mail-budget.ts';
import { coalescingWorker } from './coalescing-worker.ts';
import { MAILS_WAITING } from './queue-mail.ts';
import { DEFAULT_SENDING, type MailServices, sendDueMails, type SendingOptions } from './send-mails.ts';

/** What has become due is looked for this often; a commit that queues mails wakes all servers at once. */
const POLL_MS = 10_000;

/**
 * Sends due mails, in this process and in all other servers of the database, each by one of them. The table is the queue.
 * @returns a function that stops it: no further mail is started, and the current one is finished
 */
export function startMailWork(
  services: MailServices & Pick<Services, 'notifications'>,
  { pollMs = POLL_MS, ...given }: Partial<SendingOptions & { pollMs: number }> = {},
): () => Promise<void> {
  const { db, log, notifications } = services;
  const options = { ...DEFAULT_SENDING, ...given };
  const work = coalescingWorker(
    async (isStopping) => {
      await expireMailSends(db);
      return sendDueMails(services, options, isStopping);
    },
    (error) => log.warn({ err: error }, 'waiting mails could not be seen to'),
  );
  const timer = setInterval(work.wake, pollMs).unref();
  const stopListening = notifications.on(MAILS_WAITING, { onMessage: work.wake, onReconnect: work.wake });
  work.wake();
  return async () => {
    clearInterval(timer);
    stopListening();
    await work.stop();
  };
}
