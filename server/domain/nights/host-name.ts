import { eq } from 'drizzle-orm';
import { firstName } from '../people/rules/first-name.ts';
import { users } from '#shared/schema/users.ts';
import type { Connection } from '#server/database/database.ts';
import { logoPath } from '../organizations/logo-path.ts';

const UNNAMED_HOST = 'Your host';
const UNNAMED_WITHIN = 'your host';

interface Names {
  firstName: string | null;
  lastName: string | null;
  username: string | null;
  /** Of an organization alone. */
  organizationName: string | null;
}

/** What a host's name is made from. */
export const hostNames = {
  firstName: users.firstName,
  lastName: users.lastName,
  username: users.username,
  organizationName: users.organizationName,
};

/** The name by which a host stands on their nights; null where they have given none. */
export const signedName = ({ firstName: first, lastName: last, username, organizationName }: Names): string | null =>
  organizationName || [first, last].filter(Boolean).join(' ') || username;

/** A host as guests read them. */
export const hostNameFrom = (names: Names): string => signedName(names) ?? UNNAMED_HOST;

/** A host's name as it stands within a sentence. */
export const withinSentence = (hostName: string): string => (hostName === UNNAMED_HOST ? UNNAMED_WITHIN : hostName);

/** Their first name alone, within a sentence. */
const hostFirstName = (hostName: string): string =>
  hostName === UNNAMED_HOST ? UNNAMED_WITHIN : (firstName(hostName) ?? hostName);

/** What guests call a host: the first name of a person, within a sentence, or the whole name of an organization. */
export const hostCalled = (names: Names): string => names.organizationName ?? hostFirstName(hostNameFrom(names));

/** The host of a night as guests read them, by the id of their account. */
export const hostNameOf = async (db: Connection, userId: number): Promise<string> => (await hostOf(db, userId)).name;

export interface Host {
  name: string;
  /** Among friends: the first name of a person, the whole name of an organization. */
  called: string;
  /** Address of an organization's logo on this site. */
  logo: string | null;
}

/** All that guests see of a host, by the id of their account. */
export async function hostOf(db: Connection, userId: number): Promise<Host> {
  const [host] = await db
    .select({ ...hostNames, id: users.id, profileImageUrl: users.profileImageUrl })
    .from(users)
    .where(eq(users.id, userId));
  if (!host) return { name: UNNAMED_HOST, called: UNNAMED_WITHIN, logo: null };
  return { name: hostNameFrom(host), called: hostCalled(host), logo: logoPath(host) };
}
