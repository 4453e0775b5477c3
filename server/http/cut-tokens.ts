/** The pages whose address is a secret: whoever has it may do what is done there. */
const SECRET = /((?:\/|%(?:25)*2f)(?:rsvp|join|calendar|digest)(?:\/|%(?:25)*2f))[^\s/?#&"'`<>\\%.,;]+/gi;

/**
 * Text as it may stand in a log: without the tokens in addresses below /rsvp/, /join/, /calendar/ and /digest/, also
 * where such an address stands in a referer or, encoded once or more, in a query.
 */
export const cutTokens = (text: string): string => text.replace(SECRET, '$1...');
