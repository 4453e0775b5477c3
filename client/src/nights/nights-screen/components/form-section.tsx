import { useId, type ReactNode } from 'react';
import { Tile } from '#client/ui/layout/tile.tsx';

interface FormSectionProps {
  title: string;
  /** A sentence below it. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A section of the form, on a tile. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  const id = useId();
  return (
    <Tile as="section" pad="lg" aria-labelledby={id} className="max-sm:p-4">
      <h2 id={id}>{title}</h2>
      {lead ? <p className="mt-1.5 text-sm text-ink-2">{lead}</p> : null}
      <div className="mt-4 grid grid-cols-1 items-start gap-5 max-sm:mt-3 max-sm:gap-4 sm:grid-cols-2">{children}</div>
    </Tile>
  );
}
