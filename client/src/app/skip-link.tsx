import type { MouseEvent } from 'react';
import { MAIN_ID } from './main-id.ts';

function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(MAIN_ID)?.focus();
}

/** The first keyboard stop: skips the navigation. It changes neither address nor history. */
export function SkipLink() {
  return (
    <a
      className="skip-link fixed start-2.5 top-2.5 z-70 rounded-md bg-lamp px-4 py-2.5 font-strong text-on-lamp"
      href={`#${MAIN_ID}`}
      onClick={skip}
    >
      Skip to content
    </a>
  );
}
