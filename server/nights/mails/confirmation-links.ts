import { signedIds } from '#server/platform/http/signed-id.ts';
import type { Database } from '#server/platform/database/database.ts';

export const SENDER_ADDRESS = '/contact-address';

/** Creates the links of a confirmation mail: to confirm the address, or to opt out. */
export async function confirmationLinks(db: Database, origin: string) {
  const { tokenOf, idOf } = await signedIds(db, 'contact addresses', 'contact');
  return { urlOf: (senderId: number) => `${origin}${SENDER_ADDRESS}/${tokenOf(senderId)}`, senderOf: idOf };
}
