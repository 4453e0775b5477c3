import { eq } from 'drizzle-orm';
import { channels } from '#shared/schema/channels.ts';
import type { Services } from '#server/platform/services.ts';
import { inLanguage } from '#server/platform/words/language.ts';
import { t } from '#server/nights/words/words.ts';
import { guestLinks } from '../guest-link.ts';
import { channelRequest, TELEGRAM_ORIGIN } from './channel-request.ts';
import { channelSecrets } from './channel-secrets.ts';
import { type DeliveryRow, deleteOldDeliveries, languagesOfOwners } from './channels-store.ts';
import {
  claimDue,
  dropDelivery,
  recordArrival,
  recordFailure,
  recordOutdated,
  recordUnwritten,
} from './delivery-state.ts';
import { answerProblem, connectionProblem, type DeliveryProblem } from './delivery-problem.ts';
import { readNews } from './read-news.ts';

type DeliveryServices = Pick<Services, 'db' | 'environment' | 'log' | 'postJson'>;

/** Posted at the same time, each to another channel. A round lasts as long as the slowest of its posts, ten seconds at most. */
const AT_ONCE = 20;
/** So that the channels of one owner do not fill a round. */
const OF_ONE_OWNER = 2;

interface DeliveryOptions {
  /** Another one in tests only. */
  telegramOrigin?: string;
}

/**
 * Posts what is due, one delivery of each channel and two of each owner. A server takes a delivery before it posts it, and holds no connection
 * meanwhile; one that is killed then leaves it to be posted again after a minute, with the same id. News, and why it did not arrive,
 * are in the language of the owner's account.
 */
export async function deliverNews(services: DeliveryServices, options: DeliveryOptions = {}): Promise<void> {
  const { db, environment, log } = services;
  if (environment.CHANNELS === 'off') return;
  const due = await claimDue(db, AT_ONCE, OF_ONE_OWNER);
  const languageOf = await languagesOfOwners(db, due);
  await Promise.all(
    due.map((row) =>
      inLanguage(languageOf(row), () => deliver(services, row, options)).catch((error: unknown) =>
        log.error({ err: error, delivery: row.id }, 'a delivery to a channel was not recorded'),
      ),
    ),
  );
}

async function deliver(services: DeliveryServices, row: DeliveryRow, options: DeliveryOptions): Promise<void> {
  const { db, log } = services;
  const result = await post(services, row, options);
  if (result === 'outdated') {
    // What the host asked for is answered; anything else is not mentioned.
    if (!row.payload['isResent']) return dropDelivery(db, row.id);
    await recordOutdated(db, row, t('This is no longer so, so it was not posted again.'));
  } else if (result === 'unwritten') await recordUnwritten(db, row, t('Rollcall could not write it.'));
  else if (result === null) await recordArrival(db, row);
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
): Promise<DeliveryProblem | 'outdated' | 'unwritten' | null> {
  const now = new Date();
  const { origin } = environment;
  try {
    const [channel] = await db.select().from(channels).where(eq(channels.id, row.channelId));
    if (!channel) return 'outdated';
    const news = row.news && (await readNews({ db, links: await guestLinks(db, origin), origin, now }, row, channel));
    if (row.news !== null && news === null) return 'outdated';
    const target = (await channelSecrets(db)).open(channel);
    const message = { id: row.messageId, at: row.createdAt, news };
    const { url, body, headers } = channelRequest(target, message, now, telegramOrigin);
    return await postJson.post(url, body, headers).then(answerProblem, connectionProblem);
  } catch (error) {
    log.error({ err: error, delivery: row.id }, 'a delivery to a channel could not be written');
    return 'unwritten';
  }
}
