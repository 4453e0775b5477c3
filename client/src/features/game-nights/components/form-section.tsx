import { useId, type ReactNode } from 'react';
import { Tile } from '#client/ui/tile.tsx';

interface FormSectionProps {
  title: string;
  /** A sentence under it. */
  lead?: ReactNode;
  children: ReactNode;
}

/** One theme of the form, on a tile of its own. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  const id = useId();
  return (
    <Tile as="section" pad="lg" aria-labelledby={id} className="form-section">
      <h2 id={id}>{title}</h2>
      {lead ? <p className="form-section-lead">{lead}</p> : null}
      <div className="form-section-fields">{children}</div>
    </Tile>
  );
}
