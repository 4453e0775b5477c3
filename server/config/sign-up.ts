import * as z from 'zod';
import { domainOf, type SignUp } from '#shared/rules/account/sign-up.ts';

const MODES = ['open', 'invited', 'closed'] as const;
const DOMAIN = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,10}$/;
const MISTAKE = 'must be open, invited, closed, or domains with commas between them, such as example.org,club.example';

/** SIGN_UP: one of three words, or domains separated by commas. */
export const signUpVariable = z.string().transform((text, context): SignUp => {
  const word = MODES.find((mode) => mode === text.trim().toLowerCase());
  if (word) return { mode: word, domains: [] };
  const domains = text.split(',').map((part) => part.trim());
  // A list with an @ or one of the three words is a mistake and would match nobody.
  if (domains.every(isDomain)) return { mode: 'domains', domains: [...new Set(domains.map(domainOf))] };
  context.addIssue({ code: 'custom', message: MISTAKE });
  return z.NEVER;
});

const isDomain = (text: string): boolean => !/[@/:?#\\\s]/.test(text) && DOMAIN.test(domainOf(text));
