import type { Services } from '#server/platform/services.ts';
import { builtInIdentityProvider } from './built-in/built-in-identity-provider.ts';
import { type IdentityProvider, PLATFORM_PATH } from './identity-provider.ts';
import { externalProvider } from './external-provider.ts';

/** True if no provider is configured: then Rollcall is its own. */
export const hasBuiltInProvider = ({ environment }: Pick<Services, 'environment'>): boolean =>
  environment.provider === null && environment.platform === null;

/** The sign-in methods of this server, the identity provider first. */
export function openIdentityProviders(services: Services): IdentityProvider[] {
  const { provider, platform } = services.environment;
  if (hasBuiltInProvider(services)) return [builtInIdentityProvider(services)];
  return [
    ...(provider ? [externalProvider(provider, 'provider', `/api/auth/${provider.slug}`)] : []),
    ...(platform ? [externalProvider(platform, 'platform', PLATFORM_PATH)] : []),
  ];
}
