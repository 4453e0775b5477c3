import { TOKEN_SCOPES, type TokenScope } from '#shared/enums.ts';

/** A program with a personal token of an owner. */
export type TokenSender = `${TokenScope} token`;
/** The sender of a request. */
export type Sender = 'owner' | 'stranger' | 'staff' | 'visitor' | 'arrival' | 'guest' | TokenSender;

export const TOKEN_SENDERS = TOKEN_SCOPES.map((scope): TokenSender => `${scope} token`);

/** The scope of the sender's token; undefined without one. */
export const tokenScopeOf = (sender: Sender): TokenScope | undefined =>
  TOKEN_SCOPES.find((scope) => sender === `${scope} token`);

/** A request as it goes over the wire, and what it is counted as. */
export interface FuzzRequest {
  sender: Sender;
  /** The endpoint as a pattern: 'GET /api/games/{id}'. */
  target: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

export interface FuzzAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** Empty for an endless stream. */
  text: string;
  ms: number;
}

/** The request as a shell command, to reproduce a failure. */
export function curlCommand({ method, path, headers, body }: FuzzRequest): string {
  const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`).slice(0, 600)}'`;
  const given = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  return ['curl', '-X', method, quoted(path), ...given, ...(body === null ? [] : ['-d', quoted(body)])].join(' ');
}
