/** The pages whose address is a secret: whoever has it may do what is done there. */
const SECRET =
  /((?:\/|%(?:25)*2f)(?:rsvp|join|calendar|digest|table|api(?:\/|%(?:25)*2f)score-pads)(?:\/|%(?:25)*2f))[^\s/?#&"'`<>\\%.,;]+/gi;

/** A shared collection, private ones too; folders of the code are called so as well. */
const SHARE = /((?:\/|%(?:25)*2f)shared(?:\/|%(?:25)*2f))([\w-]+)/gi;
const SHARE_LENGTH = 22;

/**
 * Text as it may stand in a log: without the tokens in addresses below /rsvp/, /join/, /calendar/, /digest/, /shared/,
 * /table/ and /api/score-pads/, also where such an address stands in a referer or, encoded once or more, in a query.
 */
export const cutTokens = (text: string): string =>
  text
    .replace(SECRET, '$1...')
    .replace(SHARE, (found, before: string, id: string) => (id.length === SHARE_LENGTH ? `${before}...` : found));
