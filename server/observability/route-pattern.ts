import type { Request } from 'express';

/** Where routers are mounted below an address; one with parameters in it has none, so that no token gets in. */
const MOUNTS = new Set(['', '/api', '/assets', '/digest', '/join', '/night', '/oidc', '/oidc/interaction', '/rsvp']);
const NO_ROUTE = '(no route)';
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * The pattern of the route that answered, such as `/api/games/:id`: never what stands in the address itself. Where no
 * route did, the mount (`/oidc/*`), and for every address that nobody knows the same words.
 */
export function routePattern(req: Partial<Pick<Request, 'baseUrl' | 'route'>>): string {
  const mount = (req.baseUrl ?? '').toLowerCase();
  if (!MOUNTS.has(mount)) return NO_ROUTE;
  const path = (req.route as { path?: unknown } | undefined)?.path;
  if (typeof path === 'string') return mount + path;
  return mount === '' ? NO_ROUTE : `${mount}/*`;
}

/** A known method, so that the number of labels is limited. */
export const knownMethod = (method: string): string => (METHODS.has(method) ? method : 'other');
