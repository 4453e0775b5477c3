import { signedIds } from '#server/auth/signed-id.ts';
import type { Database } from '#server/database/database.ts';

export const SENDER_ADDRESS = '/contact-address';

/** The address in such a mail by which whoever got it allows an account to use their address, or spares themselves mail. */
export async function confirmationLinks(db: Database, origin: string) {
  const { tokenOf, idOf } = await signedIds(db, 'contact addresses', 'contact');
  return { urlOf: (senderId: number) => `${origin}${SENDER_ADDRESS}/${tokenOf(senderId)}`, senderOf: idOf };
}
