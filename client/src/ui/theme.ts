import { useSyncExternalStore } from 'react';
import { readTheme, resolveTheme, setTheme, subscribeToTheme, type Theme } from '#client/lib/theme-store.ts';

/** The current choice and its setter. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribeToTheme, readTheme, () => 'system'), setTheme];
}

/** The theme of the page; 'light' for prerendered pages. */
export function useResolvedTheme(): 'light' | 'dark' {
  return useSyncExternalStore(
    subscribeToTheme,
    () => resolveTheme(readTheme()),
    () => 'light',
  );
}
