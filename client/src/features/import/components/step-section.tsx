import { type ReactNode, useId } from 'react';
import { useStepFocus } from '../use-step-focus.ts';
import './step-section.css';

interface StepSectionProps {
  step: string;
  title: ReactNode;
  lead?: ReactNode;
  /** Whether the reader came from another step. */
  arrived: boolean;
  children: ReactNode;
}

/** A step of an import; its heading gets the focus. */
export function StepSection({ step, title, lead, arrived, children }: StepSectionProps) {
  const section = useStepFocus(step, arrived);
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
