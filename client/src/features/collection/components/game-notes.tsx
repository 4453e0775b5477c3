import { StickyNote } from 'lucide-react';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';

/** The owner's notes: the first line, expandable. */
export function GameNotes({ notes }: { notes: string }) {
  return (
    <details className="group px-4 pt-0 pb-1.5 text-xs text-ink-2 max-sm:px-3.5 max-sm:pt-0 max-sm:pb-1" dir="auto">
      <summary className="flex min-h-7 cursor-pointer list-none items-center gap-1.5 rounded-xs hover:text-ink pointer-coarse:min-h-tap [&::-webkit-details-marker]:hidden">
        <StickyNote className="icon flex-none text-ink-3" aria-hidden="true" />
        <VisuallyHidden>Notes: </VisuallyHidden>
        <span className="min-w-0 truncate group-open:invisible">{notes}</span>
      </summary>
      <p className="-mt-6 max-h-[12em] overflow-y-auto ps-5.5 whitespace-pre-wrap pointer-coarse:-mt-8">{notes}</p>
    </details>
  );
}
