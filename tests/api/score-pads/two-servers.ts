import { readPad } from '#shared/score-pads/score-pads-contract.ts';
import { visitor } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

/** For one test file: two servers on one database, and a visitor who knows codes alone. */
export function twoServers() {
  const app = testApp();
  const other = testApp({ databaseOf: app });
  const guest = visitor(app);
  /** A pad as a person sees it. */
  const read = async (code: string, query = {}, person = guest) =>
    (await person.call(readPad, { params: { code }, query })).body;
  return { app, other, guest, read };
}
