import type { PublicConfig } from '#shared/shapes/public-config.ts';
import type { SignUp } from '#shared/limits/sign-up.ts';

type ConfigFacts = Partial<Omit<PublicConfig, 'signUp'>> & { signUp?: SignUp };

const OPEN: SignUp = { mode: 'open', domains: [] };

/** What a server with its own sign-in offers, with overrides. */
export const aConfig = ({ signUp = OPEN, ...facts }: ConfigFacts = {}): PublicConfig => ({
  doors: [{ kind: 'provider', name: 'e-mail', path: '/api/auth/rollcall' }],
  builtInProvider: true,
  bggUserImport: false,
  channels: true,
  mails: true,
  reports: true,
  checkout: false,
  local: null,
  signUp: { ...signUp, domains: [...signUp.domains] },
  ...facts,
});
