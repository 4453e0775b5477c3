/** The same key and attribute as in the script of `client/index.html`, which runs before the first paint. */
const KEY = 'rollcall-theme';
const DARK = '(prefers-color-scheme: dark)';

export type Theme = 'light' | 'dark' | 'system';
export const THEMES: readonly Theme[] = ['light', 'dark', 'system'];

const listeners = new Set<() => void>();

/** The stored choice; 'system' if there is none or storage is unavailable. */
export function readTheme(): Theme {
  try {
    const saved = localStorage.getItem(KEY);
    return saved === 'light' || saved === 'dark' ? saved : 'system';
  } catch {
    return 'system';
  }
}

/** The resulting theme of a choice. */
export function resolveTheme(theme: Theme): 'light' | 'dark' {
  if (theme !== 'system') return theme;
  return matchMedia(DARK).matches ? 'dark' : 'light';
}

function paint(): void {
  document.documentElement.dataset.theme = resolveTheme(readTheme());
  for (const listener of listeners) listener();
}

/** Stores the choice and applies it. */
export function setTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Storage is closed: the choice lasts for this page.
    document.documentElement.dataset.theme = resolveTheme(theme);
    return;
  }
  paint();
}

/** Calls the listener on changes here, in other tabs, and of the system's theme while it is followed. */
export function subscribeToTheme(listener: () => void): () => void {
  const first = listeners.size === 0;
  listeners.add(listener);
  if (first) {
    addEventListener('storage', paint);
    matchMedia(DARK).addEventListener('change', paint);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', paint);
    matchMedia(DARK).removeEventListener('change', paint);
  };
}
