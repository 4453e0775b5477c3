import { eq } from 'drizzle-orm';
import { firstName } from '#server/plays/service.ts';
import { logoPath } from '#server/accounts/service.ts';
import { users } from '#shared/schema/users.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { t } from './words/words.ts';

const unnamedHost = (): string => t('Your host');
const unnamedWithin = (): string => t('your host');

/** Names are read before the language of a mail's reader is known, so the host without one may be in English. */
const isNoName = (hostName: string): boolean =>
  ['Your host', 'your host', unnamedHost(), unnamedWithin()].includes(hostName);

interface Names {
  firstName: string | null;
  lastName: string | null;
  username: string | null;
  /** Only for organizations. */
  organizationName: string | null;
}

/** The columns from which a host's name is made. */
export const hostNames = {
  firstName: users.firstName,
  lastName: users.lastName,
  username: users.username,
  organizationName: users.organizationName,
};

/** The host's name on their nights; null if they have set none. */
export const signedName = ({ firstName: first, lastName: last, username, organizationName }: Names): string | null =>
  organizationName || [first, last].filter(Boolean).join(' ') || username;

/** The host's name for guests. */
export const hostNameFrom = (names: Names): string => signedName(names) ?? unnamedHost();

/** Whether guests would read 'Your host'. */
export async function isUnnamed(db: Connection, userId: number): Promise<boolean> {
  const [host] = await db.select(hostNames).from(users).where(eq(users.id, userId));
  return host !== undefined && signedName(host) === null;
}

/** The host's name within a sentence, for its reader. */
export const withinSentence = (hostName: string): string => (isNoName(hostName) ? unnamedWithin() : hostName);

/** The same at the start of a sentence. */
export const atSentenceStart = (hostName: string): string => (isNoName(hostName) ? unnamedHost() : hostName);

/** The label of the link in a host's mails by which they stop; some languages inflect the host without a name. */
export const stopMailsText = (hostName: string): string =>
  isNoName(hostName) ? t('Stop mails from your host') : t('Stop mails from {host}', { host: hostName });

/** The first name only, within a sentence. */
const hostFirstName = (hostName: string): string =>
  isNoName(hostName) ? unnamedWithin() : (firstName(hostName) ?? hostName);

/** Returns the guests' name for a host within a sentence: a person's first name, or an organization's full name. */
export const hostNameInSentence = (names: Names): string =>
  names.organizationName ?? hostFirstName(hostNameFrom(names));

/** The host's name for guests, by account id. */
export const hostNameOf = async (db: Connection, userId: number): Promise<string> => (await hostOf(db, userId)).name;

export interface Host {
  name: string;
  /** The informal name: a person's first name, or an organization's full name. */
  called: string;
  /** URL of an organization's logo on this site. */
  logo: string | null;
}

/** Everything that guests see of a host, by account id. */
export async function hostOf(db: Connection, userId: number): Promise<Host> {
  const [host] = await db
    .select({ ...hostNames, id: users.id, profileImageUrl: users.profileImageUrl })
    .from(users)
    .where(eq(users.id, userId));
  if (!host) return { name: unnamedHost(), called: unnamedWithin(), logo: null };
  return { name: hostNameFrom(host), called: hostNameInSentence(host), logo: logoPath(host) };
}
