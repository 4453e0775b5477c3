import { StickyNote } from 'lucide-react';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import './game-notes.css';

/** The owner's notes: their first line, and all of them on a press. */
export function GameNotes({ notes }: { notes: string }) {
  return (
    <details className="game-notes" dir="auto">
      <summary>
        <StickyNote className="icon" aria-hidden="true" />
        <VisuallyHidden>Notes: </VisuallyHidden>
        <span>{notes}</span>
      </summary>
      <p>{notes}</p>
    </details>
  );
}
