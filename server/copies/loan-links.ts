import { signedIds } from '#server/platform/http/signed-id.ts';
import type { Database } from '#server/platform/database/database.ts';

export const LOAN_MAILS = '/loan-mails';

/** Creates the unsubscribe link of a mail about loans, from the id of its row in `mails`. */
export async function loanMailLinks(db: Database, origin: string) {
  const { tokenOf, idOf } = await signedIds(db, 'mails about loans', 'loan mail');
  return { urlOf: (mailId: number) => `${origin}${LOAN_MAILS}/${tokenOf(mailId)}`, mailOf: idOf };
}
