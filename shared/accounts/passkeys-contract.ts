import * as z from 'zod/mini';
import { MAX_PASSKEY_NAME_LENGTH } from '#shared/limits/limits.ts';
import { contract } from '#shared/contract/contract.ts';
import { idParams, moment, tidyText } from '#shared/contract/fields.ts';
import { t } from '#shared/words/words.ts';

/** A passkey, without its key. */
export const passkey = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: moment,
  /** Null if nobody has signed in with it yet. */
  lastUsedAt: z.nullable(moment),
});
export type Passkey = z.output<typeof passkey>;

/** Bytes of a browser in base64url, of at most `max` letters. */
export const browsersBytes = (max: number) =>
  z
    .string()
    .check(
      z.maxLength(max, { error: t('This is longer than any passkey'), abort: true }),
      z.regex(/^[\w-]+$/, t('This is no answer of a passkey')),
    );
/** An id has 1,023 bytes at most. */
export const credentialId = browsersBytes(1_364);

/** What `navigator.credentials.create` takes, as JSON (WebAuthn, section 5.1.9). */
const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  /** Passkeys of this person: an authenticator that has one makes no second. */
  excludeCredentials: z.array(z.object({ type: z.literal('public-key'), id: z.string() })),
});

/** What the browser's answer says. */
export const newPasskey = z.object({
  credential: credentialId,
  clientDataJSON: browsersBytes(4_000),
  attestationObject: browsersBytes(8_000),
});
export type NewPasskey = z.output<typeof newPasskey>;

export const listPasskeys = contract({
  method: 'get',
  path: '/api/passkeys',
  summary: "The signed-in person's passkeys, the oldest first",
  access: 'owner',
  status: 200,
  response: z.array(passkey),
});

export const beginPasskey = contract({
  method: 'post',
  path: '/api/passkeys/options',
  summary: 'What the browser needs to make a passkey; within ten minutes of signing in',
  access: 'owner',
  status: 200,
  response: creationOptions,
  refusals: ['no_passkeys_here', 'sign_in_again', 'limit_reached'],
});

export const addPasskey = contract({
  method: 'post',
  path: '/api/passkeys',
  summary: 'Adds the passkey that the browser made, and mails its owner',
  access: 'owner',
  body: newPasskey,
  status: 201,
  response: passkey,
  refusals: ['no_passkeys_here', 'passkey_refused', 'limit_reached'],
});

export const renamePasskey = contract({
  method: 'patch',
  path: '/api/passkeys/:id',
  summary: 'Names a passkey',
  access: 'owner',
  params: idParams,
  body: z.object({ name: tidyText(MAX_PASSKEY_NAME_LENGTH, t('Please name the passkey')) }),
  status: 200,
  response: passkey,
});

export const removePasskey = contract({
  method: 'delete',
  path: '/api/passkeys/:id',
  summary: 'Removes a passkey at once: nobody signs in with it any more; mails its owner',
  access: 'owner',
  params: idParams,
  status: 204,
});

export const passkeyContracts = [listPasskeys, beginPasskey, addPasskey, renamePasskey, removePasskey];
