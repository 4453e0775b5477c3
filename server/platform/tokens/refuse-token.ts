import type { Request, RequestHandler } from 'express';
import type { Contract } from '#shared/contract/contract.ts';
import { scopesFor } from '#shared/contract/token-calls.ts';
import type { TokenScope } from '#shared/enums.ts';
import { Refusal } from '#server/platform/http/refusal.ts';

/** What a token of a scope may do, as the end of a sentence. */
const MAY: Record<TokenScope, string> = {
  read: 'read',
  plays: 'read and write plays',
  nights: 'read and write game nights',
  all: 'do everything but change the account',
};

/**
 * Refuses a wrong token, and whatever is at no address that a token may call: pages, sign-in, files, and endpoints to come.
 * Comes after the rate limit, and before all routes.
 */
export function refuseWrongToken(contracts: readonly Contract[]): RequestHandler {
  const patterns = contracts.filter((contract) => scopesFor(contract).length > 0).map(({ path }) => path.split('/'));
  return (req, _res, next) => {
    if (req.token === null) throw new Refusal('invalid_token');
    if (req.token && !patterns.some((pattern) => fits(pattern, `${req.baseUrl}${req.path}`.split('/'))))
      throw new Refusal('token_refused');
    next();
  };
}

const fits = (pattern: readonly string[], path: readonly string[]): boolean =>
  pattern.length === path.length && pattern.every((part, n) => part.startsWith(':') || part === path[n]);

/**
 * Lets a token in where the contract allows its scope: its owner is the user of the request from here on.
 * @throws Refusal token_refused, or insufficient_scope naming a scope that is enough
 */
export function admitToken(contract: Contract, req: Request): void {
  if (!req.token) return;
  const { scope, owner } = req.token;
  const [smallest, ...larger] = scopesFor(contract);
  if (smallest === undefined) throw new Refusal('token_refused');
  if (req.query['for'] !== undefined)
    throw new Refusal('token_refused', { message: 'A token acts for its owner only. Leave out `for`.' });
  if (scope !== smallest && !larger.includes(scope))
    throw new Refusal('insufficient_scope', {
      message: `This token may only ${MAY[scope]}. This needs one with the scope ${[smallest, ...larger].map((one) => `\`${one}\``).join(' or ')}.`,
    });
  req.user = owner;
}
