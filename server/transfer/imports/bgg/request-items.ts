import { BggFailure } from './bgg-failure.ts';
import { readXml, textOf, type XmlElement } from './read-xml.ts';

/** Address and credentials for BoardGameGeek. */
export interface BggAccess {
  /** The base address of its XML API 2, without a trailing slash. */
  apiUrl: string;
  /** The operator's, for their registered application. */
  token: string;
  userAgent: string;
}

export interface BggQuery {
  path: 'collection' | 'thing';
  parameters: Record<string, string>;
}

/** Allows for a collection of 14,500 games, about 30 MB. */
const MAX_BYTES = 48 * 1024 * 1024;

/**
 * Sends one request and passes each item of the answer on as it arrives. Redirects are not followed.
 * @throws BggFailure for every failed answer, including those with status 200
 */
export async function requestItems(
  { apiUrl, token, userAgent }: BggAccess,
  query: BggQuery,
  { signal, deadline }: { signal: AbortSignal; deadline: number },
  onItem: (item: XmlElement) => void,
): Promise<void> {
  const address = `${apiUrl}/${query.path}?${new URLSearchParams(query.parameters).toString().replaceAll('+', '%20')}`;
  const headers = { Authorization: `Bearer ${token}`, 'User-Agent': userAgent, Accept: 'application/xml, text/xml' };
  const timed = AbortSignal.any([signal, AbortSignal.timeout(deadline)]);
  try {
    const response = await fetch(address, { headers, redirect: 'manual', signal: timed });
    const failure = failureByStatus(response);
    if (failure) {
      await response.body?.cancel();
      throw failure;
    }
    refuseByRoot(await readXml(response.body ?? nothing(), MAX_BYTES, onItem));
  } catch (error) {
    if (signal.aborted || error instanceof BggFailure) throw error;
    throw new BggFailure('unreachable', 'it cannot be reached, or breaks off', { mayPass: true, cause: error });
  }
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

function failureByStatus({ status, headers }: Response): BggFailure | null {
  const retryAfterMs = retryAfter(headers.get('retry-after'));
  if (status === 200) return null;
  if (status === 202) return new BggFailure('still_preparing', 'it answers 202', { mayPass: true, retryAfterMs });
  if (status === 401 || status === 403) return new BggFailure('not_admitted', `it answers ${status}`);
  if (status === 429 || status >= 500) {
    return new BggFailure('busy', `it answers ${status}`, { mayPass: true, retryAfterMs });
  }
  return new BggFailure('unreadable', `it answers ${status}`);
}

/** Milliseconds from a Retry-After header in seconds or as a date; 0 without one. */
function retryAfter(header: string | null): number {
  if (header === null) return 0;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return ms > 0 ? ms : 0;
}

/** Error messages that come instead of a list, with any status. */
function refuseByRoot(root: XmlElement): void {
  if (root.name === 'items') return;
  const message = root.name === 'message' ? root.text : messageIn(root);
  if (root.name === 'message') throw new BggFailure('still_preparing', message, { mayPass: true });
  if (/invalid username/i.test(message)) throw new BggFailure('no_such_user', message);
  if (/rate limit/i.test(message)) throw new BggFailure('busy', message, { mayPass: true });
  throw new BggFailure('unreadable', `it answers '${message.slice(0, 200)}'`);
}

const messageIn = (element: XmlElement): string =>
  textOf(element, 'message') || element.children.map((child) => messageIn(child)).join(' ');
