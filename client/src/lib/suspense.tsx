import {
  lazy as reactLazy,
  startTransition,
  Suspense as ReactSuspense,
  useLayoutEffect,
  useReducer,
  useState,
  type ComponentType,
  type SuspenseProps,
} from 'react';

const waiting = new Set<() => void>();
/** In a transition, which React renders between frames. */
const announceArrival = () =>
  startTransition(() => {
    for (const rerender of waiting) rerender();
  });

/** React's `lazy`, except that preloaded code is rendered at once. A `Suspense` of this file shows what it loads at once. */
export function lazy<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    const code = await load();
    loaded = code.default;
    return code;
  };
  const Loading = reactLazy(() => {
    const loading = preload();
    // In a microtask, so that React has registered the code by then.
    queueMicrotask(() => void loading.then(announceArrival, announceArrival));
    return loading;
  });
  function Lazy(props: Props) {
    // One of the two for as long as it is shown.
    const [Component] = useState(() => loaded ?? Loading);
    return <Component {...props} />;
  }
  return Object.assign(Lazy, { preload });
}

/**
 * React's `Suspense` without its throttling: React delays replacing a fallback until 300 ms after it appeared. It does
 * not delay updates, so loaded code triggers one.
 */
export function Suspense({ fallback, children }: Pick<SuspenseProps, 'fallback' | 'children'>) {
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  return (
    <ReactSuspense
      fallback={
        <>
          <RerenderOnArrival rerender={rerender} />
          {fallback}
        </>
      }
    >
      {children}
    </ReactSuspense>
  );
}

/** Part of the fallback only: server-rendered content, which waits without a fallback, is not affected. */
function RerenderOnArrival({ rerender }: { rerender: () => void }) {
  useLayoutEffect(() => {
    waiting.add(rerender);
    return () => void waiting.delete(rerender);
  }, [rerender]);
  return null;
}
