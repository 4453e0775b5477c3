import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '#client/accounts/api.ts';
import { PAGES } from './pages.tsx';

/**
 * The reader for whom the server prerendered the page (prerender.tsx): a visitor gets it whole, to be hydrated; a signed-in user gets
 * the head of the screen and the places of its content; null is an empty page.
 */
export function prerenderedFor(root: HTMLElement): 'visitor' | 'user' | null {
  if (!root.hasChildNodes()) return null;
  return root.querySelector(':scope > main[inert]') ? 'user' : 'visitor';
}

/**
 * Fulfilled once the screen of the current address can be rendered: the user is known, its code and that of what
 * surrounds it are loaded, or they cannot be. So a button of the rail is not replaced while somebody reaches for it.
 */
export async function screenReady(client: QueryClient): Promise<void> {
  const id = /\d+/.exec(location.pathname)?.[0] ?? '';
  const page = PAGES.find(({ path }) => path.replace(':id', id) === location.pathname);
  await Promise.allSettled([client.ensureQueryData(currentUserQuery), page?.preload(), import('./signed-in-parts.ts')]);
}
