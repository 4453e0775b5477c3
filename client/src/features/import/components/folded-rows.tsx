import { type ReactNode, useState } from 'react';
import { Disclosure } from '#client/ui/disclosure.tsx';
import type { IconType } from '#client/ui/icon-type.ts';

interface FoldedRowsProps {
  icon: IconType;
  title: string;
  /** How many there are. */
  side: string;
  /** Initially open. */
  open: boolean;
  /** The rows, which are loaded once it is open. */
  children: ReactNode;
}

/** Rows behind their heading. */
export function FoldedRows({ open, children, ...heading }: FoldedRowsProps) {
  const [isOpen, setOpen] = useState(open);
  return (
    <Disclosure {...heading} open={isOpen} onToggle={setOpen}>
      {isOpen ? children : null}
    </Disclosure>
  );
}
