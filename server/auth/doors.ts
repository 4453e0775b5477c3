import type { Services } from '#server/services.ts';
import { builtInDoor } from './built-in/built-in-door.ts';
import { type Door, PLATFORM_PATH } from './door.ts';
import { externalDoor } from './external-door.ts';

/** True if no provider is configured: then Rollcall is its own. */
export const hasBuiltInProvider = ({ environment }: Pick<Services, 'environment'>): boolean =>
  environment.provider === null && environment.platform === null;

/** The sign-in methods of this server, the identity provider first. */
export function openDoors(services: Services): Door[] {
  const { provider, platform } = services.environment;
  if (hasBuiltInProvider(services)) return [builtInDoor(services)];
  return [
    ...(provider ? [externalDoor(provider, 'provider', `/api/auth/${provider.slug}`)] : []),
    ...(platform ? [externalDoor(platform, 'platform', PLATFORM_PATH)] : []),
  ];
}
