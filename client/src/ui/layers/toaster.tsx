import { useEffect, useState } from 'react';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { useToast } from './toast.ts';

const ToastViewport = lazy(async () => ({ default: (await import('./toast-viewport.tsx')).ToastViewport }));

/** Place once near the root. Radix's toast is loaded with the first toast (or the first F8). */
export function Toaster() {
  const { shown } = useToast();
  const [wanted, setWanted] = useState(false);
  if (shown && !wanted) setWanted(true);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'F8') setWanted(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  // A dialog hides the page from screen readers except live regions. Radix announces toasts itself.
  return (
    <div aria-live="off">
      {wanted ? (
        <Suspense fallback={null}>
          <ToastViewport shown={shown} />
        </Suspense>
      ) : null}
    </div>
  );
}
