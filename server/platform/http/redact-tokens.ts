/** Paths that contain a secret which grants access. */
const SECRET =
  /((?:\/|%(?:25)*2f)(?:rsvp|join|calendar|digest|stop-mails|loan-mails|contact-address|asked-to-host|table|api(?:\/|%(?:25)*2f)score-pads)(?:\/|%(?:25)*2f))[^\s/?#&"'`<>\\%.,;]+/gi;

/** Shared collections and stories; folders of the code have the same names. */
const SHARE = /((?:\/|%(?:25)*2f)(?:shared|stories)(?:\/|%(?:25)*2f))([\w-]+)/gi;
const SHARE_LENGTH = 22;

/** Personal tokens, in any text. */
const PERSONAL = /rollcall_[\w-]{20,}/g;

/** What lets somebody post to a channel: addresses of webhooks, tokens of bots, keys that sign. */
const CHANNEL =
  /(\/api\/(?:v\d{1,2}\/)?webhooks\/|hooks\.slack\.com\/services\/|\/bot\d{5,20}:|whsec_)[^\s"'`<>\\?]+/gi;

/**
 * Redacts tokens for the log: personal ones and those of channels anywhere; in addresses below /rsvp/, /join/, /calendar/, /digest/, those that
 * stop mails, /shared/, /stories/, /table/ and /api/score-pads/, also in a referer or, encoded once or more, in a query.
 */
export const redactTokens = (text: string): string =>
  text
    .replace(PERSONAL, 'rollcall_...')
    .replace(SECRET, '$1...')
    .replace(CHANNEL, '$1...')
    .replace(SHARE, (found, before: string, id: string) => (id.length === SHARE_LENGTH ? `${before}...` : found));
