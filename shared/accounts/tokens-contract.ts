import * as z from 'zod/mini';
import { TOKEN_SCOPES } from '#shared/enums.ts';
import { MAX_TOKEN_NAME_LENGTH, TOKEN_DAYS } from '#shared/limits/limits.ts';
import { contract } from '#shared/contract/contract.ts';
import { idParams, moment, tidyText } from '#shared/contract/fields.ts';
import { t } from '#shared/words/words.ts';

/** A personal token, without its secret. */
export const token = z.object({
  id: z.int(),
  name: z.string(),
  scope: z.enum(TOKEN_SCOPES),
  createdAt: moment,
  /** Null if it does not expire. */
  expiresAt: z.nullable(moment),
  /** Accurate to a minute; null if it was never used. */
  lastUsedAt: z.nullable(moment),
});
export type Token = z.output<typeof token>;

export const newToken = z.object({
  name: tidyText(MAX_TOKEN_NAME_LENGTH, t('Please name the token')),
  scope: z.enum(TOKEN_SCOPES, t('Please choose what it may do')),
  /** Days until it expires; null for never. */
  days: z.nullable(z.literal([...TOKEN_DAYS], t('Please choose when it expires'))),
});
export type NewToken = z.output<typeof newToken>;

export const listTokens = contract({
  method: 'get',
  path: '/api/tokens',
  summary: "The signed-in person's personal tokens, the newest first; expired ones too",
  access: 'owner',
  status: 200,
  response: z.array(token),
});

export const createToken = contract({
  method: 'post',
  path: '/api/tokens',
  summary: 'Makes a personal token; this answer alone has the token itself',
  access: 'owner',
  body: newToken,
  status: 201,
  response: z.extend(token, { token: z.string() }),
  refusals: ['duplicate_token', 'limit_reached'],
});

export const revokeToken = contract({
  method: 'delete',
  path: '/api/tokens/:id',
  summary: 'Revokes a personal token at once',
  access: 'owner',
  params: idParams,
  status: 204,
});

export const tokenContracts = [listTokens, createToken, revokeToken];
