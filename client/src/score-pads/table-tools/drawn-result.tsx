import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '#client/ui/forms/button.tsx';

interface DrawnResultProps {
  /** The starting player, as a heading. */
  title: string;
  /** The seed of the draw. */
  seed: string;
  children: ReactNode;
  onAgain: () => void;
}

/** The result of a draw with actions. */
export function DrawnResult({ title, seed, children, onAgain }: DrawnResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mx-auto grid w-full max-w-[560px] gap-3 text-center first:my-auto">
      <h3 ref={heading} tabIndex={-1} className="font-display text-2xl wrap-anywhere focus:outline-none">
        {title}
      </h3>
      {children}
      <p className="flex items-center justify-between text-start text-xs text-on-rail-2">
        <span>
          Drawn <span className="num">{seed}</span>
        </span>
        <Button variant="rail" size="sm" onClick={onAgain}>
          Draw Again
        </Button>
      </p>
    </div>
  );
}
