import { useEffect, useRef } from 'react';
import { arrived, comesFromForm } from './arrival.ts';

/** Moves the focus to the button that the returned ref is for, when one comes back from a form that was left. */
export function useArrival() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!comesFromForm()) return;
    button.current?.focus();
    arrived();
  }, []);
  return button;
}
