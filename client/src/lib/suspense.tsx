import { lazy as reactLazy, Suspense as ReactSuspense, useLayoutEffect, useReducer, type SuspenseProps } from 'react';

const waiting = new Set<() => void>();
const tellArrival = () => {
  for (const lookAgain of waiting) lookAgain();
};

/** React's `lazy`; a `Suspense` of this file shows what it loads as soon as it is there. */
export const lazy: typeof reactLazy = (load) =>
  reactLazy(() => {
    const loaded = load();
    // A step later, so that React has taken note of the code by then.
    queueMicrotask(() => void loaded.then(tellArrival, tellArrival));
    return loaded;
  });

/**
 * React's `Suspense`, without its wait: React holds back what takes the place of a fallback until 300 ms after that appeared,
 * on each screen and dialog whose code comes late. What an update shows it does not hold back, so code that arrives is one.
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

/** Stands in a fallback: what the server drew, which waits without one, is left alone. */
function WhileWaiting({ lookAgain }: { lookAgain: () => void }) {
  useLayoutEffect(() => {
    waiting.add(lookAgain);
    return () => void waiting.delete(lookAgain);
  }, [lookAgain]);
  return null;
}
