import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/http/http.ts';
import * as contracts from '#shared/accounts/tokens-contract.ts';
import type { NewToken } from '#shared/accounts/tokens-contract.ts';

export const tokenKeys = { all: ['account', 'tokens'] } as const;

/** The user's personal tokens. Programs use them meanwhile, so this is refetched. */
export const tokensQuery = queryOptions({
  queryKey: tokenKeys.all,
  queryFn: ({ signal }) => call(contracts.listTokens, {}, signal),
  staleTime: 0,
});

/** The answer has the token, which is forgotten with the dialog that shows it. */
export const createToken = mutationOptions({
  mutationFn: (token: NewToken) => call(contracts.createToken, { body: token }),
  meta: { invalidates: [tokenKeys.all] },
  gcTime: 0,
});

export const revokeToken = mutationOptions({
  mutationFn: (id: number) => call(contracts.revokeToken, { params: { id } }),
  meta: { invalidates: [tokenKeys.all] },
});
