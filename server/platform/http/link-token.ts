import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Parts of a secret link. The seed is useless without the server's secret; the hash finds the row. */
export interface LinkParts {
  seed: string;
  hash: string;
}

/** 32 bytes as 43 letters, digits, '-' and '_': the part of a link that nobody can guess. */
export const linkToken = (secret: string, seed: string): string =>
  createHmac('sha256', secret).update(seed).digest('base64url');

/** Returns the stored form of a token, so that nobody who reads the database can open the link. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

export function newLink(secret: string): LinkParts {
  const seed = randomBytes(32).toString('base64url');
  return { seed, hash: tokenHash(linkToken(secret, seed)) };
}
