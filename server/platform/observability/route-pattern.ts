import type { Request } from 'express';

/** Mount paths of routers; paths with parameters are excluded, so that no token is included. */
const MOUNTS = new Set([
  '',
  '/api',
  '/assets',
  '/digest',
  '/join',
  '/night',
  '/oidc',
  '/oidc/interaction',
  '/rsvp',
  '/report',
  '/stop-mails',
]);
const NO_ROUTE = '(no route)';
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * The pattern of the route that responded, such as `/api/games/:id`, never the URL itself. Without a route: the mount
 * (`/oidc/*`), and one constant for unknown URLs.
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
