import { eq, or, sql } from 'drizzle-orm';
import type { AccountType } from '#shared/enums.ts';
import { linkedIdentities } from '#shared/schema/sign-in.ts';
import { users } from '#shared/schema/users.ts';
import { readersOwnLanguage } from '#server/platform/words/language.ts';
import type { Connection, Database, Transaction } from '#server/platform/database/database.ts';
import { violatedUniqueIndex } from '#server/platform/database/database-errors.ts';
import { optOutsOfDeletedHosts } from './opt-outs-of-deleted-hosts.ts';
import type { Identity } from './sign-in/identity.ts';

/** Thrown if somebody without an account may not create one here. */
export class SignUpRefused extends Error {}

type MayStay = (tx: Transaction, email: string) => Promise<boolean>;

/**
 * The id of the account that an identity signs in to: the linked one, else the one with its verified e-mail, which is
 * then linked and verified, else a new one. Null if there is none and the e-mail is unverified, because such an e-mail
 * neither links to an account nor creates one.
 * @param mayStay whether the operator allows this address the account that was just created
 * @throws SignUpRefused if not; nothing was created then
 */
export async function accountOf(
  db: Database,
  identity: Identity,
  accountType: AccountType,
  mayStay: MayStay,
): Promise<number | null> {
  const known = await findByIdentity(db, identity.externalId);
  if (known !== null || identity.verifiedEmail === null) return known;
  const { verifiedEmail } = identity;
  const optOuts = await optOutsOfDeletedHosts(db);
  try {
    return await db.transaction(async (tx) => {
      const id = await joinByEmail(tx, { ...identity, verifiedEmail }, accountType, mayStay);
      await optOuts.recall(tx, id, verifiedEmail);
      return id;
    });
  } catch (error) {
    if (violatedUniqueIndex(error) === null) throw error;
    return findByIdentity(db, identity.externalId);
  }
}

async function findByIdentity(db: Connection, externalId: string): Promise<number | null> {
  const linked = db
    .select({ id: linkedIdentities.userId })
    .from(linkedIdentities)
    .where(eq(linkedIdentities.externalId, externalId));
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.externalId, externalId), eq(users.id, sql`(${linked})`)))
    .limit(1);
  return row?.id ?? null;
}

type VerifiedIdentity = Identity & { verifiedEmail: string };

async function joinByEmail(
  tx: Transaction,
  identity: VerifiedIdentity,
  accountType: AccountType,
  mayStay: MayStay,
): Promise<number> {
  const { verifiedEmail: email, emailProblem: _none, ...claimed } = identity;
  const [made] = await tx
    .insert(users)
    .values({ ...claimed, email, accountType, language: readersOwnLanguage(), emailVerifiedAt: new Date() })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (made && !(await mayStay(tx, email))) throw new SignUpRefused();
  if (made) return made.id;
  const { firstName, lastName, profileImageUrl } = claimed;
  const [existing] = await tx
    .update(users)
    .set({
      emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())`,
      // An account that nobody uses yet, as one that waits for its mail, becomes what its owner chose now.
      ...(accountType === 'organization' && {
        accountType: sql`case when ${users.emailVerifiedAt} is null then ${accountType} else ${users.accountType} end`,
      }),
      externalId: sql`coalesce(${users.externalId}, ${identity.externalId})`,
      firstName: sql`coalesce(${users.firstName}, ${firstName})`,
      lastName: sql`coalesce(${users.lastName}, ${lastName})`,
      language: sql`coalesce(${users.language}, ${readersOwnLanguage()})`,
      profileImageUrl: sql`coalesce(${users.profileImageUrl}, ${profileImageUrl})`,
      updatedAt: new Date(),
    })
    .where(eq(users.email, email))
    .returning({ id: users.id, externalId: users.externalId });
  if (!existing) throw new Error('the account of this e-mail was deleted at this moment');
  if (existing.externalId !== identity.externalId) await link(tx, identity.externalId, existing.id);
  return existing.id;
}

const link = (db: Connection, externalId: string, userId: number) =>
  db.insert(linkedIdentities).values({ externalId, userId });
