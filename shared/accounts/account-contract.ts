import * as z from 'zod/mini';
import { PICTURE_TYPES } from '#shared/enums.ts';
import { LANGUAGES } from '#shared/text/languages.ts';
import { MAX_NAME_LENGTH, MAX_ORGANIZATION_NAME_LENGTH } from '#shared/limits/limits.ts';
import { currentUser } from './auth-contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { bounded, clearableText, moment, atLeastOneField, timeZone } from '#shared/contract/fields.ts';
import { t } from '#shared/words/words.ts';

/** Changes of a user's own account; omitted fields stay as they are. Either name may be empty. */
export const profileChanges = z
  .object({
    firstName: z.optional(clearableText(MAX_NAME_LENGTH)),
    lastName: z.optional(clearableText(MAX_NAME_LENGTH)),
    /** Only for organizations. */
    organizationName: z.optional(clearableText(MAX_ORGANIZATION_NAME_LENGTH)),
    timeZone: z.optional(timeZone),
    /** Of screens and mails. */
    language: z.optional(z.enum(LANGUAGES, t('Please choose one of the languages'))),
  })
  .check(atLeastOneField);
export type ProfileChanges = z.output<typeof profileChanges>;

export const changeProfile = contract({
  method: 'patch',
  path: '/api/account/profile',
  summary: "Changes the signed-in person's name, time zone or language",
  access: 'owner',
  body: profileChanges,
  status: 200,
  response: currentUser,
});

export const getPicture = contract({
  method: 'get',
  path: '/api/account/picture',
  summary: "The signed-in person's own picture",
  access: 'owner',
  status: 200,
  responseType: 'image/webp',
});

export const putPicture = contract({
  method: 'put',
  path: '/api/account/picture',
  summary: 'Takes a picture of the signed-in person: WebP, PNG or JPEG of at most 256 kB',
  access: 'owner',
  body: { file: PICTURE_TYPES },
  status: 200,
  response: currentUser,
  refusals: ['invalid_file', 'upload_incomplete', 'too_large', 'too_many_requests', 'unavailable'],
});

export const removePicture = contract({
  method: 'delete',
  path: '/api/account/picture',
  summary: 'Takes the picture away again',
  access: 'owner',
  status: 200,
  response: currentUser,
});

/** A browser in which the user is signed in. */
const session = z.object({
  /** Identifies the session in the call that ends it; it cannot be used to sign in. */
  device: z.string(),
  /** For example 'Firefox on Windows'. */
  words: z.string(),
  /** Null for sessions older than this field. */
  since: z.nullable(moment),
  /** Accurate to ten minutes. */
  lastSeen: moment,
  isThis: z.boolean(),
});
export type Session = z.output<typeof session>;

export const listSessions = contract({
  method: 'get',
  path: '/api/account/sessions',
  summary: 'Where the signed-in person is signed in, this browser first',
  access: 'owner',
  status: 200,
  response: z.array(session),
});

export const endSession = contract({
  method: 'delete',
  path: '/api/account/sessions/:device',
  summary: 'Signs out one other browser',
  access: 'owner',
  params: z.object({ device: z.string().check(z.regex(/^[\da-f]{64}$/)) }),
  status: 204,
});

export const endOtherSessions = contract({
  method: 'delete',
  path: '/api/account/sessions',
  summary: 'Signs out everywhere but in this browser, and revokes all personal tokens',
  access: 'owner',
  status: 204,
});

export const deleteAccount = contract({
  method: 'delete',
  path: '/api/account',
  summary: 'Deletes the account with everything in it, at once and for good; guests of coming nights are told',
  access: 'owner',
  /** The e-mail of the account, or DELETE. */
  body: z.object({ confirm: bounded(300) }),
  status: 204,
  refusals: ['payments_unreachable'],
});

export const accountContracts = [
  changeProfile,
  getPicture,
  putPicture,
  removePicture,
  listSessions,
  endSession,
  endOtherSessions,
  deleteAccount,
];
