import { signedIds } from '#server/auth/signed-id.ts';
import type { Database } from '#server/database/database.ts';

/** The address by which a host switches these mails off without signing in. It does nothing else, so it never expires. */
export interface SwitchOffLinks {
  urlOf(userId: number): string;
  /** Whose token this is; null for one that this server did not make. */
  userOf(token: string): number | null;
}

/** To be called before a transaction is begun, because it reads on a connection of its own. */
export async function switchOffLinks(db: Database, origin: string): Promise<SwitchOffLinks> {
  const { tokenOf, idOf } = await signedIds(db, 'mails to hosts', 'digest');
  return { urlOf: (userId) => `${origin}/digest/${tokenOf(userId)}`, userOf: idOf };
}
