import {
  lazy as reactLazy,
  startTransition,
  Suspense as ReactSuspense,
  useLayoutEffect,
  useReducer,
  type SuspenseProps,
} from 'react';

const waiting = new Set<() => void>();
/** In a transition, which React renders between frames. */
const announceArrival = () =>
  startTransition(() => {
    for (const lookAgain of waiting) lookAgain();
  });

/** React's `lazy`; a `Suspense` of this file shows what it loads at once. */
export const lazy: typeof reactLazy = (load) =>
  reactLazy(() => {
    const loaded = load();
    // In a microtask, so that React has registered the code by then.
    queueMicrotask(() => void loaded.then(announceArrival, announceArrival));
    return loaded;
  });

/**
 * React's `Suspense` without its throttling: React delays replacing a fallback until 300 ms after it appeared. It does
 * not delay updates, so loaded code triggers one.
 */
export function Suspense({ fallback, children }: Pick<SuspenseProps, 'fallback' | 'children'>) {
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  return (
    <ReactSuspense
      fallback={
        <>
          <WhileWaiting lookAgain={lookAgain} />
          {fallback}
        </>
      }
    >
      {children}
    </ReactSuspense>
  );
}

/** Part of the fallback only: server-rendered content, which waits without a fallback, is not affected. */
function WhileWaiting({ lookAgain }: { lookAgain: () => void }) {
  useLayoutEffect(() => {
    waiting.add(lookAgain);
    return () => void waiting.delete(lookAgain);
  }, [lookAgain]);
  return null;
}
