import type { ReactNode } from 'react';
import { rich } from '#client/transfer/words/words.ts';

/** Selectable rows by line; absent if nothing can be selected. */
export interface Choosing {
  chosen?: readonly number[];
  onChoose?: (lines: readonly number[]) => void;
}

interface RowChoiceProps extends Choosing {
  line: number;
  title: string;
}

/** Words for those who hear the rows. */
export const hidden = (words: ReactNode) => <span className="sr-only">{words}</span>;

/** Restores a row that the owner deleted here; off by default. */
export function RowChoice({ line, title, chosen, onChoose }: RowChoiceProps) {
  if (!onChoose) return null;
  const lines = chosen ?? [];
  const isChosen = lines.includes(line);
  const toggle = () => onChoose(isChosen ? lines.filter((other) => other !== line) : [...lines, line]);
  return (
    <div className="pt-1">
      <label className="inline-flex min-h-6 items-center gap-2">
        <input type="checkbox" checked={isChosen} onChange={toggle} />
        <span>
          {rich('Bring back<hidden> {title}</hidden>', {
            title,
            hidden,
          })}
        </span>
      </label>
    </div>
  );
}
