import { type ReactNode, useId, type RefObject, useEffect, useRef } from 'react';
import './step-section.css';

interface StepSectionProps {
  step: string;
  title: ReactNode;
  lead?: ReactNode;
  /** Whether the reader came from another step. */
  movedHere: boolean;
  children: ReactNode;
}

/** A step of an import; its heading gets the focus. */
export function StepSection({ step, title, lead, movedHere, children }: StepSectionProps) {
  const section = useStepFocus(step, movedHere);
  const id = useId();
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={id} className="grid gap-6 outline-none">
      <div className="grid gap-1">
        <h2 id={id}>{title}</h2>
        {lead ? <p className="wrap-anywhere text-ink-2">{lead}</p> : null}
      </div>
      {children}
    </section>
  );
}

/**
 * Treats a new step like a new page: scrolls up and moves focus, because the previous button is gone. Not for the first
 * step on a freshly opened page, unless the reader `movedHere` from another step.
 */
function useStepFocus(step: string, movedHere: boolean): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const shown = useRef(movedHere ? null : step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    section.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [step]);
  return section;
}
