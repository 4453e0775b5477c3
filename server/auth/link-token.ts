import { createHash, createHmac, randomBytes } from 'node:crypto';

/** What a secret link is made from. The seed is of no use without the server's secret, the hash finds the row. */
export interface LinkParts {
  seed: string;
  hash: string;
}

/** 32 bytes as 43 letters, digits, '-' and '_': the part of a link that nobody can guess. */
export const linkToken = (secret: string, seed: string): string =>
  createHmac('sha256', secret).update(seed).digest('base64url');

/** What is stored of a token, so that whoever reads the database cannot open the link. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

export function newLink(secret: string): LinkParts {
  const seed = randomBytes(32).toString('base64url');
  return { seed, hash: tokenHash(linkToken(secret, seed)) };
}
