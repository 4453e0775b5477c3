import type { Request, RequestHandler } from 'express';
import type { Contract } from '#shared/contract/contract.ts';
import { scopesFor } from '#shared/contract/token-calls.ts';
import type { TokenScope } from '#shared/enums.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { t } from '#server/platform/words/words.ts';

/** What a token of a scope may do, and which scopes are enough. */
const MAY: Record<TokenScope, (scopes: string) => string> = {
  read: (scopes) => t('This token may only read. This needs one with the scope {scopes}.', { scopes }),
  plays: (scopes) => t('This token may only read and write plays. This needs one with the scope {scopes}.', { scopes }),
  nights: (scopes) =>
    t('This token may only read and write game nights. This needs one with the scope {scopes}.', { scopes }),
  all: (scopes) =>
    t('This token may only do everything but change the account. This needs one with the scope {scopes}.', { scopes }),
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
    throw new Refusal('token_refused', { message: t('A token acts for its owner only. Leave out `for`.') });
  if (scope !== smallest && !larger.includes(scope))
    throw new Refusal('insufficient_scope', {
      message: MAY[scope](
        [smallest, ...larger].map((one) => `\`${one}\``).reduce((one, other) => t('{one} or {other}', { one, other })),
      ),
    });
  req.user = owner;
}
