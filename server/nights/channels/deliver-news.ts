import { eq } from 'drizzle-orm';
import { channels } from '#shared/schema/channels.ts';
import type { Services } from '#server/platform/services.ts';
import { guestLinks } from '../guest-link.ts';
import { channelRequest, TELEGRAM_ORIGIN } from './channel-request.ts';
import { channelSecrets } from './channel-secrets.ts';
import { type DeliveryRow, deleteOldDeliveries } from './channels-store.ts';
import { claimDue, dropDelivery, recordArrival, recordFailure } from './delivery-state.ts';
import { answerProblem, connectionProblem, type DeliveryProblem, problemWords } from './delivery-problem.ts';
import { readNews } from './read-news.ts';

type DeliveryServices = Pick<Services, 'db' | 'environment' | 'log' | 'postJson'>;

/** Posted at the same time, each to another channel, so that one that hangs keeps the others waiting for seconds only. */
const AT_ONCE = 20;

interface DeliveryOptions {
  /** Another one in tests only. */
  telegramOrigin?: string;
}

/**
 * Posts what is due, one delivery of each channel. A server takes a delivery before it posts it, and holds no connection
 * meanwhile; one that is killed then leaves it to be posted again after a minute, with the same id.
 */
export async function deliverNews(services: DeliveryServices, options: DeliveryOptions = {}): Promise<void> {
  const { db, environment, log } = services;
  if (environment.CHANNELS === 'off') return;
  const due = await claimDue(db, AT_ONCE);
  await Promise.all(
    due.map((row) =>
      deliver(services, row, options).catch((error: unknown) =>
        log.error({ err: error, delivery: row.id }, 'a delivery to a channel was not recorded'),
      ),
    ),
  );
}

const OUTDATED = 'This is no longer so, so it was not posted again.';

async function deliver(services: DeliveryServices, row: DeliveryRow, options: DeliveryOptions): Promise<void> {
  const { db, log } = services;
  const result = await post(services, row, options);
  if (result === 'outdated') {
    // What the host asked for is answered; anything else is not mentioned.
    if (!row.payload['isResent']) return dropDelivery(db, row.id);
    await recordFailure(db, row, problemWords(OUTDATED), null);
  } else if (result === null) await recordArrival(db, row);
  else {
    log.warn({ channel: row.channelId, delivery: row.id, problem: result.words }, 'a channel was not reached');
    await recordFailure(db, row, result, new Date());
  }
  await deleteOldDeliveries(db, row.channelId);
}

/** Null once it has arrived. */
async function post(
  { db, environment, log, postJson }: DeliveryServices,
  row: DeliveryRow,
  { telegramOrigin = TELEGRAM_ORIGIN }: DeliveryOptions,
): Promise<DeliveryProblem | 'outdated' | null> {
  const now = new Date();
  const { origin } = environment;
  try {
    const [channel] = await db.select().from(channels).where(eq(channels.id, row.channelId));
    if (!channel) return 'outdated';
    const news = row.news && (await readNews({ db, links: await guestLinks(db, origin), origin, now }, row));
    if (row.news !== null && news === null) return 'outdated';
    const target = (await channelSecrets(db)).open(channel);
    const message = { id: row.messageId, at: row.createdAt, news };
    const { url, body, headers } = channelRequest(target, message, now, telegramOrigin);
    return await postJson.post(url, body, headers).then(answerProblem, connectionProblem);
  } catch (error) {
    log.error({ err: error, delivery: row.id }, 'a delivery to a channel could not be written');
    return problemWords('It could not be written.');
  }
}
