import type { PageGame } from '#shared/transfer/scrape-contract.ts';
import { addressError, type AddressError } from '#server/platform/outbound/page-fetcher/page-address.ts';
import { PageUnreadable } from '#server/platform/outbound/page-fetcher/page-unreadable.ts';
import type { Environment } from '#server/platform/config/environment.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/platform/services.ts';
import { known as worded } from '#server/transfer/words/words.ts';
import { bggIdInAddress } from './bgg-item.ts';
import { firstOf, known, type PageFacts } from './page-facts.ts';
import { findByBggId, findByTitleKeys } from './store.ts';
import { READ_PAGE } from './service.ts';
import { titleKeys } from './title-keys.ts';

const ERRORS: Record<AddressError, string> = {
  not_http: 'Please enter a web address that begins with http:// or https://',
  credentials: 'Please leave user name and password out of the address',
  port: 'Only the standard ports of the web are read',
  not_public: 'This address is not on the public internet',
};

type PageReading = Pick<Services, 'db' | 'log' | 'fetchPage' | 'workers' | 'environment'>;

/** Refuses a URL that is unacceptable in itself. @throws Refusal invalid_request with the field `url` */
export function checkAddress(address: string): URL {
  const url = new URL(address);
  const error = addressError(url);
  if (error) throw new Refusal('invalid_request', { fields: { url: worded(ERRORS[error]) } });
  return url;
}

/**
 * Reads a game from a page and completes it from the catalogue. Refusals do not say why a page was unreadable, which
 * would reveal what the server can reach. @throws Refusal import_failed if it cannot be read or has neither title nor
 * image; unavailable
 */
export async function readGame(services: PageReading, ownerId: number, url: URL): Promise<PageGame> {
  const facts = shown(await factsAt(services, ownerId, url), services.environment);
  const { bggId, title } = facts;
  const game =
    (bggId === undefined ? undefined : await findByBggId(services.db, bggId)) ??
    (title === undefined ? undefined : await findByTitleKeys(services.db, titleKeys(title)));
  // The catalogue's title is used, as in other imports, so that a game is not added under two titles.
  const complete = firstOf([known({ title: game?.title }), facts, known(game ?? {})]);
  if (complete.title === undefined && complete.imageUrl === undefined) throw new Refusal('import_failed');
  return { ...NOTHING, ...complete, buyUrl: url.href };
}

/** The average rating and weight of a page are its community's. */
const shown = (
  { rating, weight, ...facts }: PageFacts,
  { COMMUNITY_RATINGS }: Pick<Environment, 'COMMUNITY_RATINGS'>,
): PageFacts => (COMMUNITY_RATINGS === 'off' ? facts : { ...facts, ...known({ rating, weight }) });

/** A page that BoardGameGeek refuses to programs is still identified by the id in its URL. */
async function factsAt({ log, fetchPage, workers }: PageReading, ownerId: number, url: URL): Promise<PageFacts> {
  try {
    const page = await fetchPage(url);
    const read = await workers.run(READ_PAGE, ownerId, { ...page, url: page.url.href });
    if ('error' in read) throw new PageUnreadable(read.error);
    return read.facts;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const expected = error instanceof PageUnreadable;
    log[expected ? 'info' : 'warn']({ err: error, host: url.hostname }, 'a page was not read');
    const bggId = bggIdInAddress(url);
    if (bggId === null) throw new Refusal('import_failed');
    return { bggId };
  }
}

const NOTHING: Omit<PageGame, 'buyUrl'> = {
  title: null,
  players: null,
  duration: null,
  category: null,
  difficulty: null,
  minAge: null,
  rating: null,
  imageUrl: null,
  description: null,
  bggId: null,
  year: null,
  weight: null,
  bestPlayers: null,
};
