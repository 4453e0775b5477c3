import { useEffect, useEffectEvent } from 'react';

/** Accepts files dropped anywhere on the page; by default the browser would open them instead of the page. */
export function useDropAnywhere(onDrop: (file: File | undefined) => void): void {
  const take = useEffectEvent((event: DragEvent) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    onDrop(event.dataTransfer?.files[0]);
  });
  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault();
    addEventListener('dragover', allow);
    addEventListener('drop', take);
    return () => {
      removeEventListener('dragover', allow);
      removeEventListener('drop', take);
    };
  }, []);
}
