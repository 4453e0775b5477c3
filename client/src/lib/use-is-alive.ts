import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server, and in the browser while it takes up what the server has drawn, which must match; else true. For
 * what depends on the reader or the window, and may come a moment later.
 */
export const useIsAlive = (): boolean =>
  useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  );
