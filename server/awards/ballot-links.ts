import type { Database } from '#server/platform/database/database.ts';
import { signedIds } from '#server/platform/http/signed-id.ts';

/** Where voters without an account vote: `/awards/<token>`. */
export const AWARDS = '/awards';

/** The link of a ballot, from its id. Whoever has it can vote, and sees nothing that others voted. */
export async function ballotLinks(db: Database, origin: string) {
  const { tokenOf, idOf } = await signedIds(db, 'award ballots', 'ballot');
  return { urlOf: (ballotId: number) => `${origin}${AWARDS}/${tokenOf(ballotId)}`, ballotOf: idOf };
}
