import { signedIds } from '#server/platform/http/signed-id.ts';
import type { Database } from '#server/platform/database/database.ts';

/** The link by which a host switches these mails off without sign-in. It does nothing else, so it never expires. */
export interface SwitchOffLinks {
  urlOf(userId: number): string;
  /** The user of a token; null if it is invalid. */
  userOf(token: string): number | null;
}

/** Call it before a transaction, because it reads on its own connection. */
export async function switchOffLinks(db: Database, origin: string): Promise<SwitchOffLinks> {
  const { tokenOf, idOf } = await signedIds(db, 'mails to hosts', 'digest');
  return { urlOf: (userId) => `${origin}/digest/${tokenOf(userId)}`, userOf: idOf };
}
