import { useEffect, useRef } from 'react';
import { arrived, comesFromForm } from './arrival.ts';

/** Focuses the button of the returned ref after leaving a form. */
export function useArrival() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!comesFromForm()) return;
    button.current?.focus();
    arrived();
  }, []);
  return button;
}
