import { clsx } from 'clsx';
import { useId, useState } from 'react';

/** Letters and lines that two lines of a phone hold. */
const SHORT = 110;
const LINES = 2;

/** The owner's words for visitors; on phones the first two lines of longer ones, and the rest on a press. */
export function SharedDescription({ text }: { text: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > SHORT || text.split('\n').length > LINES;
  return (
    <div className="order-1 basis-full sm:mt-1.5">
      <p
        id={id}
        dir="auto"
        className={clsx(
          'max-w-[68ch] wrap-anywhere whitespace-pre-line text-ink-2 max-sm:text-sm',
          isLong && !isOpen && 'max-sm:line-clamp-2',
        )}
      >
        {text}
      </p>
      {isLong ? (
        <button
          type="button"
          className="link -my-2 min-h-tap text-sm font-semibold sm:hidden"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Less' : 'Read It All'}
        </button>
      ) : null}
    </div>
  );
}
