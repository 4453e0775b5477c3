import { useEffect, useEffectEvent } from 'react';

/** A file dropped beside the drop zone is meant for it all the same; left to the browser, it would replace the page. */
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
