import { randomBytes } from 'node:crypto';

/** 32 random bytes behind a prefix, by which scanners for published secrets and `redact-tokens.ts` know it. */
export const newSecret = (): string => `rollcall_${randomBytes(32).toString('base64url')}`;

/** Whether a text has the form of a token: no other one is looked up. */
export const isSecret = (text: string): boolean => /^rollcall_[\w-]{43}$/.test(text);
