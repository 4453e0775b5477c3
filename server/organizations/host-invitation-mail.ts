import { and, eq, isNull } from 'drizzle-orm';
import * as z from 'zod';
import { organizationMembers, users } from '#shared/schema/users.ts';
import { isOrganization, logoPath } from '#server/accounts/service.ts';
import type { Database } from '#server/platform/database/database.ts';
import { layOutMail } from '#server/platform/mails/mail-layout.ts';
import type { Mail } from '#server/platform/mails/mailer.ts';
import { oneLine } from '#server/platform/mails/one-line.ts';
import { t } from '#server/platform/words/words.ts';

const payload = z.object({ memberId: z.int() });

/**
 * The mail of a row of kind `host_invitation`. It contains no secret: only the account of the address can accept. Null
 * if the invitation was withdrawn or answered meanwhile.
 */
export async function writeHostInvitation(
  db: Database,
  row: { to: string; payload: object },
  { origin, stopUrl }: { origin: string; stopUrl: string },
): Promise<Mail | null> {
  const { memberId } = payload.parse(row.payload);
  const [found] = await db
    .select({ id: users.id, organizationName: users.organizationName, profileImageUrl: users.profileImageUrl })
    .from(organizationMembers)
    .innerJoin(users, and(eq(users.id, organizationMembers.userId), isOrganization))
    .where(and(eq(organizationMembers.id, memberId), isNull(organizationMembers.memberId)));
  if (!found?.organizationName) return null;
  const logo = logoPath(found);
  const sender = { name: found.organizationName, logoUrl: logo && origin + logo };
  return hostInvitationMail(row.to, sender, { accept: `${origin}/game-nights`, stopUrl });
}

/** Invites somebody to host for an organization. */
export function hostInvitationMail(
  to: string,
  sender: { name: string; logoUrl: string | null },
  { accept, stopUrl }: { accept: string; stopUrl: string },
): Mail {
  const { name } = sender;
  return {
    to,
    subject: oneLine(t('Host game nights for {name}', { name })),
    ...layOutMail({
      preheader: t('{name} asks you to host with them.', { name }),
      sender,
      lead: t('{name} asks you to host with them.', { name }),
      heading: t('Host game nights for {name}', { name }),
      paragraphs: [
        t(
          'As a host you plan its nights, invite its guests, see who comes, and choose what is on the table from its games.',
        ),
        t('Sign in with this address, {address}, or create an account with it. Then you can accept or decline.', {
          address: to,
        }),
      ],
      action: { label: t('See the invitation'), href: accept },
      footer: t(
        'Sent by Rollcall because {name} wrote down this address. If you do not know them, you can ignore this mail.',
        { name },
      ),
      stop: { label: t('Stop mails from {name}', { name }), href: stopUrl },
    }),
    fromName: `${name} (Rollcall)`,
    unsubscribeUrl: stopUrl,
  };
}
